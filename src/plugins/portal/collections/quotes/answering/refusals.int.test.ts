import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { nameCompany } from '../../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../../tests/helpers/app'
import { today } from '../../../../../../tests/helpers/billing'
import { acceptance, madeOf, messageOf, NOTHING, openQuoteDesk } from '../../../../../../tests/helpers/quotes'
import { addDays, formatDay } from '@/lib/shared/days'
import type { ClientQuote, PublicQuote } from '../schema'

let app: TestApp
let desk: ReturnType<typeof openQuoteDesk>
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = openQuoteDesk(app)
}, 180_000)
afterAll(() => app.close())

const clientOf = async (name: string): Promise<[cookie: string, id: number]> => {
  const cookie = await app.cookieOf('client', name)
  const [row] = await app.sql<{ id: number }>('select id from users where username = $1', [name])
  return [cookie, row?.id ?? 0]
}
const answersTo = (sent: { token: string }) => [
  desk.accept(sent),
  desk.decline(sent),
  desk.call('POST', sent, '/question', { body: { text: 'What about the conduit?' } }),
]
/** Every row of what a quote touches, as text. */
async function allRows(): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables)
    texts.push(
      `${name} ${(await app.sql<{ rows: string }>(`select coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from ${name} t`))[0]?.rows}`,
    )
  return texts.join('\n')
}

describe('a link', () => {
  test('opens the quote for anybody, also in capital letters, and says nothing to caches, engines and other sites', async () => {
    const sent = await desk.send()
    for (const token of [sent.token, sent.token.toUpperCase()]) {
      const answer = await desk.call('GET', { token })
      expect(answer.status).toBe(200)
      expect((await answer.json()) as PublicQuote).toMatchObject({
        number: sent.quote.number,
        state: 'sent',
        seal: null,
      })
      expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => answer.headers.get(name))).toEqual([
        'no-store',
        'noindex',
        'no-referrer',
      ])
    }
  })

  test('that was forged, cut short, changed or belongs to a draft leads to nothing', async () => {
    const { token } = await desk.send()
    const { quoteToken } = await import('../token')
    const draft = await desk.send({ status: 'draft', sentAt: null })
    const [, mac = ''] = token.split('-')
    const other = token.endsWith('0') ? `${token.slice(0, -1)}1` : `${token.slice(0, -1)}0`
    const bad = [token.slice(0, -1), `${token}0`, other, `999999-${mac}`, quoteToken(999_999), '7', draft.token]
    for (const one of bad) {
      expect(await messageOf(await desk.call('GET', { token: one }), 404)).toMatch(/^This link does not work/)
      expect((await desk.call('GET', { token: one }, '/pdf')).status).toBe(404)
      expect((await desk.call('POST', { token: one }, '/viewed')).status).toBe(404)
      for (const answer of await Promise.all(answersTo({ token: one }))) expect(answer.status).toBe(404)
    }
  })

  test('is not for another client’s session, while the quote is somebody’s; the company reads it', async () => {
    const [own, id] = await clientOf('own.client')
    const [other] = await clientOf('other.client')
    const sales = await app.cookieOf('sales')
    const sent = await desk.send({ client: id })
    const statusFor = async (cookie: string) => (await desk.call('GET', sent, '', { cookie })).status
    expect([await statusFor(own), await statusFor(other), await statusFor(sales)]).toEqual([200, 403, 200])
    expect(await messageOf(await desk.accept(sent, {}, { cookie: other }), 403)).toMatch(/another account/)
    expect((await desk.call('GET', sent, '/pdf', { cookie: other })).status).toBe(403)
    expect(await madeOf(app, sent)).toMatchObject({ status: 'sent', project: 0, documents: 0 })
    expect((await desk.call('GET', await desk.send(), '', { cookie: other })).status).toBe(200)
  })

  test('changes nothing by being read', async () => {
    const [own, id] = await clientOf('own.client')
    const open = await desk.send({ client: id })
    const over = await desk.send({ validUntil: `${addDays(today(), -1)}T12:00:00.000Z` })
    const accepted = await desk.send()
    await desk.accept(accepted)
    await desk.call('GET', open, '', { cookie: own })
    const before = await allRows()
    for (const sent of [open, over, accepted]) {
      for (const path of ['', '/pdf'])
        for (const method of ['GET', 'HEAD']) expect((await desk.call(method, sent, path)).status).toBe(200)
      for (const path of ['/accept', '/decline', '/viewed'])
        expect((await desk.call('GET', sent, path)).status).toBe(405)
    }
    expect((await app.call('GET', '/client/quotes', { cookie: own })).status).toBe(200)
    expect(await allRows()).toBe(before)
  })
})

describe('an answer is refused', () => {
  test('after the last second of the last day where the company is', async () => {
    const sent = await desk.send({ validUntil: '2026-07-04T12:00:00.000Z', sentAt: '2026-07-01T12:00:00.000Z' })
    const doNotFake = [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearImmediate',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'hrtime',
      'performance',
    ] as const
    // Midnight in Chicago is five o'clock in UTC.
    jest.useFakeTimers({ doNotFake: [...doNotFake], now: new Date('2026-07-05T05:00:00.000Z') })
    try {
      const late = await desk.accept(sent)
      expect(await messageOf(late, 409)).toMatch(/^This quote was valid until the end of Jul 4, 2026/)
      expect(await messageOf(await desk.decline(sent), 409)).toMatch(/valid until/)
      expect(await madeOf(app, sent)).toEqual({ ...NOTHING, projects: expect.any(Number) })
      jest.setSystemTime(new Date('2026-07-05T04:59:59.000Z'))
      expect((await desk.accept(sent)).status).toBe(200)
    } finally {
      jest.useRealTimers()
    }
  })

  test('when it was declined, which leaves the request in progress and tells the desk why', async () => {
    const sent = await desk.send()
    const answer = await desk.decline(sent, 'Another bid was lower.\nSorry.')
    expect([answer.status, ((await answer.json()) as PublicQuote).state]).toEqual([200, 'declined'])
    expect(await messageOf(await desk.accept(sent), 409)).toMatch(/^This quote was declined on /)
    expect(await messageOf(await desk.decline(sent), 409)).toMatch(/^This quote was declined on /)
    expect(
      await app.sql(
        'select q.status, r.status as request, q.decline_reason as reason from quotes q join rfq_requests r on r.id = q.request_id where q.id = $1',
        [sent.quote.id],
      ),
    ).toEqual([{ status: 'declined', request: 'in_progress', reason: 'Another bid was lower.\nSorry.' }])
    const [mail, ...others] = await app.sql<{ to: string; reply_to: string; text: string }>(
      'select "to", reply_to, text from outbound_emails where subject like $1',
      [`Quote ${sent.quote.number} was declined%`],
    )
    expect([mail?.to, mail?.reply_to, others]).toEqual([
      'quotes@prairieline.example',
      `Ada Winter <${sent.quote.recipient.email}>`,
      [],
    ])
    expect(mail?.text).toContain('Another bid was lower.')
    expect(
      await app.sql("select text from quote_events where quote_id = $1 and kind = 'declined'", [sent.quote.id]),
    ).toHaveLength(1)
  })

  test('when a newer version took its place, and says when', async () => {
    const first = await desk.send()
    const [number, request] = [first.quote.number, first.request]
    await app.payload.update({
      collection: 'quotes',
      id: first.quote.id,
      data: { status: 'superseded' },
      // As the desk does it when it sends another version.
      overrideAccess: true,
    })
    const second = await desk.send({
      request,
      number,
      version: 2,
      series: first.quote.series,
      sequence: first.quote.sequence,
    })
    for (const answer of await Promise.all(answersTo(first)))
      expect(await messageOf(answer, 409)).toBe(
        `A newer version of this quote was sent on ${formatDay(today())}. Please answer that one: its link is in the newer mail.`,
      )
    expect(((await (await desk.call('GET', first)).json()) as PublicQuote).state).toBe('superseded')
    expect((await desk.accept(second)).status).toBe(200)
    expect(await madeOf(app, second)).toMatchObject({ status: 'accepted', invoices: 1 })
  })

  test('in words at the field', async () => {
    const sent = await desk.send()
    for (const [path, body, field] of [
      ['/decline', { reason: ' ' }, 'reason'],
      ['/question', { text: 'a' }, 'text'],
      ['/accept', { ...acceptance(), totalCents: 'much' }, 'totalCents'],
    ] as const) {
      const answer = await desk.call('POST', sent, path, { body })
      expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, field])
    }
  })

  test('of one quote after sixty, from wherever they come', async () => {
    const [sent, other] = [await desk.send(), await desk.send()]
    const ask = (one: { token: string }, index: number) =>
      desk.call('POST', one, '/accept', {
        body: { ...acceptance(), totalCents: 1 },
        headers: { 'x-patchbay-address': `198.51.100.${index}` },
      })
    const statuses = new Set<number>()
    for (let index = 0; index < 60; index++) statuses.add((await ask(sent, index)).status)
    expect([...statuses]).toEqual([409])
    expect(await messageOf(await ask(sent, 99), 429)).toMatch(/^Too many tries/)
    expect((await ask(other, 99)).status).toBe(409)
  })
})

describe('a quote that is read', () => {
  const viewsOf = async (id: number) =>
    (await app.sql("select 1 from quote_events where quote_id = $1 and kind = 'viewed'", [id])).length

  test('has been viewed once, by its reader and not by the company', async () => {
    const sent = await desk.send()
    const view = async (cookie?: string) => (await desk.call('POST', sent, '/viewed', { cookie })).json()
    expect(await view(await app.cookieOf('sales'))).toEqual({ viewed: false })
    expect([
      await viewsOf(sent.quote.id),
      ((await (await desk.call('GET', sent)).json()) as PublicQuote).state,
    ]).toEqual([0, 'sent'])
    expect(await Promise.all([view(), view(), view()])).toEqual(Array(3).fill({ viewed: true }))
    expect([
      await viewsOf(sent.quote.id),
      ((await (await desk.call('GET', sent)).json()) as PublicQuote).state,
    ]).toEqual([1, 'viewed'])
  })

  test('is not viewed any more once it was answered', async () => {
    const sent = await desk.send()
    await desk.decline(sent)
    expect(await (await desk.call('POST', sent, '/viewed')).json()).toEqual({ viewed: false })
    expect(await viewsOf(sent.quote.id)).toBe(0)
  })

  test('may be asked about, also when its time is over; the question reaches the desk, and its answer the reader', async () => {
    const sent = await desk.send({ validUntil: `${addDays(today(), -1)}T12:00:00.000Z` })
    const options = {
      body: { text: 'Is the conduit\nincluded?' },
      headers: { 'idempotency-key': 'a question once'.replace(/ /g, '-') },
    }
    expect((await desk.call('POST', sent, '/question', options)).status).toBe(201)
    expect((await desk.call('POST', sent, '/question', options)).status).toBe(201)
    expect(await app.sql('select kind, by_name, text from quote_events where quote_id = $1', [sent.quote.id])).toEqual([
      { kind: 'questioned', by_name: 'Ada Winter', text: 'Is the conduit\nincluded?' },
    ])
    expect(
      await app.sql('select "to", reply_to from outbound_emails where subject like $1', [
        `A question about quote ${sent.quote.number}%`,
      ]),
    ).toEqual([{ to: 'quotes@prairieline.example', reply_to: `Ada Winter <${sent.quote.recipient.email}>` }])
  })
})

test('a client lists the quotes that were sent to it, the newest first, and nobody else’s', async () => {
  const [cookie, id] = await clientOf('lister.one')
  const [otherCookie, otherId] = await clientOf('lister.two')
  const first = await desk.send({ client: id, sentAt: '2026-11-01T12:00:00.000Z' })
  const second = await desk.send({ client: id })
  await desk.send({ client: id, status: 'draft', sentAt: null })
  const foreign = await desk.send({ client: otherId })
  const listOf = async (who: string) =>
    (await (await app.call('GET', '/client/quotes', { cookie: who })).json()) as ClientQuote[]
  expect((await listOf(cookie)).map((one) => [one.id, one.state, one.path])).toEqual([
    [second.quote.id, 'sent', `/quote/${second.token}`],
    [first.quote.id, 'sent', `/quote/${first.token}`],
  ])
  expect((await listOf(otherCookie)).map((one) => one.id)).toEqual([foreign.quote.id])
  expect(await listOf(await app.cookieOf('admin'))).toEqual([])
})
