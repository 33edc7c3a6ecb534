import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type pg from 'pg'
import { appEnvironment, connect, freePort, Installation, stop } from './installation'

const QUOTES = 12
const AT_ONCE = 4

/** The token of a quote's link, with the key of the running server. */
async function tokens(home: Installation): Promise<(id: number) => string> {
  const secret = Buffer.from((await appEnvironment(home)).ENCRYPTION_KEY ?? '', 'base64')
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patchbay quote link', 32))
  return (id) => `${id}-${createHmac('sha256', key).update(`quote ${id}`).digest('hex')}`
}

/** Stores quotes that were sent, one for each request; each has one line, one milestone and another reader. */
async function sendQuotes(client: pg.Client, round: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with request as (
       insert into rfq_requests (full_name, company, email, phone, service_type, project_description, status)
       select 'Ada Winter', 'Winter Mills', 'reader-' || $1 || '-' || n || '@kill.example', '913 555 0100', 'network', 'A ring', 'in_progress'
       from generate_series(1, $2::int) n returning id, email),
     quote as (
       insert into quotes (request_id, number, series, sequence, version, status, title, recipient_name, recipient_email, terms, deposit_basis_points, total_cents, sent_at, valid_until)
       select id, 'K-' || $1 || '-' || lpad(id::text, 4, '0'), 'K-' || $1, id, 1, 'sent', 'Killed ' || id, 'Ada Winter', email, 'Terms', 3000, 100000, now(), now() + interval '9 days'
       from request returning id),
     line as (
       insert into quotes_lines (_order, _parent_id, id, description, quantity_thousandths, unit, unit_price_cents)
       select 1, id, 'line-' || id, 'Fiber', 1000, 'each', 100000 from quote),
     milestone as (
       insert into quotes_milestones (_order, _parent_id, id, title, days) select 1, id, 'milestone-' || id, 'Survey', 7 from quote)
     select id from quote`,
    [String(round), QUOTES],
  )
  return rows.map(({ id }) => id)
}

const accept = (home: Installation, token: string): Promise<number> =>
  fetch(home.url(`/api/quotes/${token}/accept`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Winter',
      title: 'Owner',
      chosen: [],
      totalCents: 100_000,
      signature: { kind: 'typed', text: 'Ada Winter' },
      agreed: true,
    }),
  }).then(
    ({ status }) => status,
    () => 0,
  )

/** What is stored of each quote: the parts of its acceptance that are there. */
const storedParts = `select q.id, concat_ws(' ',
    case when q.status = 'accepted' then 'quote' end,
    case when r.status = 'completed' then 'request' end,
    case when exists (select from client_projects p where p.name = q.title) then 'project' end,
    case when exists (select from project_milestones m join client_projects p on p.id = m.project_id where p.name = q.title) then 'milestone' end,
    case when exists (select from invoices i where i.quote_id = q.id and i.status = 'issued' and i.total_cents = 30000) then 'invoice' end,
    case when exists (select from quote_documents d where d.quote_id = q.id) then 'document' end,
    case when exists (select from quote_events e where e.quote_id = q.id and e.kind = 'accepted') then 'event' end,
    case when exists (select from users u where u.email = q.recipient_email) then 'account' end,
    (select count(*) from outbound_emails m where m.subject like '%' || q.title and m.attachments is not null) || ' mails') as parts
  from quotes q join rfq_requests r on r.id = q.request_id where q.title like 'Killed %'`
const ALL = 'quote request project milestone invoice document event account 2 mails'
const NOTHING = '0 mails'

test('kill -9 of the app while quotes are accepted: of each there is all or nothing', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  test.setTimeout(180_000)
  const home = new Installation(await freePort())
  const acknowledged: number[] = []
  for (const [round, killAt] of [2, 5].entries()) {
    const run = await home.start()
    const [client, tokenOf, pid] = [await connect(home), await tokens(home), await home.appPid()]
    // The database goes with the launcher.
    client.on('error', () => {})
    const left = await sendQuotes(client, round)
    const before = acknowledged.length
    let isKilled = false
    const sender = async () => {
      for (let id = left.pop(); id !== undefined && !isKilled; id = left.pop()) {
        if ((await accept(home, tokenOf(id))) !== 200) continue
        acknowledged.push(id)
        if (acknowledged.length - before < killAt || isKilled) continue
        isKilled = true
        process.kill(pid, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
    expect(isKilled).toBe(true)
    await client.end().catch(() => {})
    await run.ended
  }
  const run = await home.start()
  const [client, tokenOf] = [await connect(home), await tokens(home)]
  const { rows } = await client.query<{ id: number; parts: string }>(storedParts)
  expect(rows).toHaveLength(2 * QUOTES)
  expect(rows.filter(({ parts }) => parts !== ALL && parts !== NOTHING)).toEqual([])
  const whole = rows.filter(({ parts }) => parts === ALL).map(({ id }) => id)
  expect(acknowledged.filter((id) => !whole.includes(id))).toEqual([])
  // What the kill took back is accepted now, and what was stored without an answer is told to be.
  const statuses = await Promise.all(rows.slice(0, 8).map(({ id }) => accept(home, tokenOf(id))))
  expect(statuses).toEqual(rows.slice(0, 8).map(({ id }) => (whole.includes(id) ? 409 : 200)))
  const gaps =
    'select (max(sequence) - count(*))::int as gaps from invoices group by series having max(sequence) <> count(*)'
  expect((await client.query(gaps)).rows).toEqual([])
  await client.end()
  expect(await stop(run)).toBe(0)
  await home.remove()
})
