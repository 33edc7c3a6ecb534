import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { nameCompany } from '../../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../../tests/helpers/app'
import { today } from '../../../../../../tests/helpers/billing'
import { pdfPages } from '../../../../../../tests/helpers/pdf-text'
import {
  acceptance,
  ALL,
  FIXED_CENTS,
  madeOf,
  messageOf,
  NOTHING,
  openQuoteDesk,
  WITH_OPTION_CENTS,
} from '../../../../../../tests/helpers/quotes'
import { addDays, formatDay } from '@/lib/shared/days'
import type { PublicQuote } from '../schema'

let app: TestApp
let desk: ReturnType<typeof openQuoteDesk>
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = openQuoteDesk(app)
}, 180_000)
afterAll(() => app.close())

type Mail = { id: number; to: string; reply_to: string; text: string; attachments: { name: string }[] }
const mailsOf = (number: string | null | undefined) =>
  app.sql<Mail>('select id, "to", reply_to, text, attachments from outbound_emails where subject like $1 order by id', [
    `%${number}%`,
  ])

describe('an acceptance', () => {
  test('makes the project with its milestones, the issued deposit invoice and the completed request', async () => {
    const sent = await desk.send({ title: 'Whole way' })
    const answer = await desk.accept(sent)
    expect(answer.status).toBe(200)
    expect((await answer.json()) as PublicQuote).toMatchObject({
      state: 'accepted',
      totals: { totalCents: FIXED_CENTS, depositCents: 32_595 },
      seal: { name: 'Ada Winter', title: 'Owner', poNumber: 'PO 4711', address: expect.stringMatching(/^203\.0\.113/) },
    })
    expect(await madeOf(app, sent)).toEqual(ALL)
    const [owner] = await app.sql<{ id: number; username: string; role: string }>(
      'select id, username, role from users where email = $1',
      [sent.quote.recipient.email],
    )
    expect(owner).toMatchObject({ role: 'client', username: 'reader-1' })
    expect(
      await app.sql('select user_id_id as owner, description, status from client_projects where name = $1', [
        'Whole way',
      ]),
    ).toEqual([{ owner: owner?.id, description: 'Two buildings, one conduit.', status: 'planning' }])
    const milestones = await app.sql<{ due: string | null }>(
      `select title, "order"::int, owner_id, to_char(due_date at time zone 'UTC', 'YYYY-MM-DD') as due
       from project_milestones where owner_id = $1 order by "order"`,
      [owner?.id],
    )
    expect(milestones).toEqual([
      { title: 'Survey', order: 1, owner_id: owner?.id, due: addDays(today(), 7) },
      { title: 'Handover', order: 2, owner_id: owner?.id, due: null },
    ])
    const [invoice] = await app.sql(
      `select i.number, i.status, i.client_id, i.total_cents::int as total, i.reference, i.bill_to_company as company,
         to_char(due_date at time zone 'UTC', 'YYYY-MM-DD') as due, l.description, i.project_id = q.project_id as "isOfProject",
         q.deposit_invoice_id = i.id as "isOfQuote"
       from invoices i join invoices_lines l on l._parent_id = i.id join quotes q on q.id = i.quote_id where q.id = $1`,
      [sent.quote.id],
    )
    expect(invoice).toEqual({
      number: expect.stringMatching(/^INV-\d{4}-0001$/),
      status: 'issued',
      client_id: owner?.id,
      total: 32_595,
      reference: 'PO 4711',
      company: 'Winter Mills',
      due: addDays(today(), 30),
      description: `Deposit 30% for quote ${sent.quote.number} v1: Whole way`,
      isOfProject: true,
      isOfQuote: true,
    })
    expect(
      await app.sql(
        `select r.quote_amount::int as amount, e.by_name, q.client_id from rfq_requests r
         join rfq_events e on e.request_id = r.id and e."to" = 'completed' join quotes q on q.request_id = r.id where r.id = $1`,
        [sent.request],
      ),
    ).toEqual([{ amount: FIXED_CENTS, by_name: 'Ada Winter', client_id: owner?.id }])
  })

  test('freezes the signed document: its hash is that of the stored text, and stands in it', async () => {
    const sent = await desk.send()
    await desk.accept(sent, { chosen: [sent.optional], totalCents: WITH_OPTION_CENTS })
    const [stored] = await app.sql<{ content: string; content_hash: string; pdf: Buffer }>(
      'select content, content_hash, pdf from quote_documents where quote_id = $1',
      [sent.quote.id],
    )
    const hash = createHash('sha256')
      .update(stored?.content ?? '')
      .digest('hex')
    expect(stored?.content_hash).toBe(hash)
    const lines = pdfPages(stored?.pdf ?? Buffer.alloc(0)).flat()
    for (const text of [hash, 'Ada Winter', 'PO 4711', '$1,303.80', 'Work begins once the deposit has arrived.'])
      expect(lines).toContain(text)
    const signed = JSON.parse(stored?.content ?? '{}') as { quote: PublicQuote; acceptance: object; sender: object }
    expect(signed.quote.lines.map(({ isChosen }) => isChosen)).toEqual([true, true])
    expect(signed).toMatchObject({
      sender: { company: 'Prairieline Networks' },
      quote: { totals: { totalCents: WITH_OPTION_CENTS }, recipient: { company: 'Winter Mills' } },
      acceptance: { name: 'Ada Winter', signature: { kind: 'typed', text: 'Ada Winter' } },
    })
    // The link gives the same bytes, whatever the company is called by now.
    await app.sql('update site_settings set company_name = $1', ['Renamed Networks'])
    const file = await desk.call('GET', sent, '/pdf')
    expect(Buffer.from(await file.arrayBuffer()).equals(stored?.pdf ?? Buffer.alloc(0))).toBe(true)
    await app.sql('update site_settings set company_name = $1', ['Prairieline Networks'])
  })

  test('mails both sides the signed quote and the invoice', async () => {
    const { sendEmail } = await import('@/jobs/send-email')
    const { mailFolder } = await import('@/lib/server/mail-transport')
    const { readdir, readFile } = await import('node:fs/promises')
    const sent = await desk.send()
    await desk.accept(sent)
    const [row] = await app.sql<{ number: string }>('select number from invoices where quote_id = $1', [sent.quote.id])
    const [client, team, ...others] = await mailsOf(sent.quote.number)
    expect(others).toEqual([])
    expect([client?.to, team?.to]).toEqual([sent.quote.recipient.email, 'quotes@prairieline.example'])
    expect(team?.reply_to).toBe(`Ada Winter <${sent.quote.recipient.email}>`)
    for (const text of [
      row?.number ?? '?',
      '$325.95',
      formatDay(addDays(today(), 30)),
      '/auth?forgot',
      `/quote/${sent.token}`,
    ])
      expect(client?.text).toContain(text)
    await sendEmail(app.payload, { emailId: client?.id ?? 0 }, 0)
    const [name = ''] = (await readdir(mailFolder())).filter((one) =>
      one.includes(sent.quote.number?.toLowerCase() ?? '?'),
    )
    const mail = await PostalMime.parse(await readFile(`${mailFolder()}/${name}`))
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `${sent.quote.number}-v1-accepted.pdf`,
      `${row?.number}.pdf`,
    ])
    const texts = mail.attachments.map(({ content }) =>
      pdfPages(Buffer.from(content as ArrayBuffer))
        .flat()
        .join('\n'),
    )
    expect(texts[0]).toContain('Accepted quote')
    expect(texts[1]).toContain(`Deposit 30% for quote ${sent.quote.number} v1`)
    expect(texts[1]).toContain('$325.95')
  })

  test('counts the optional items that are chosen, and no others', async () => {
    const sent = await desk.send({ title: 'With an option' })
    const refused = await desk.accept(sent, { chosen: [sent.optional] })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('$1,303.80'),
      errors: [{ path: 'totalCents' }],
    })
    const fixed = sent.quote.lines?.find((one) => !one.isOptional)?.id ?? ''
    for (const chosen of [[fixed], ['unknown']]) {
      const answer = await desk.accept(sent, { chosen })
      expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, 'chosen'])
    }
    expect(await madeOf(app, sent)).toEqual(NOTHING)
    expect(
      (await desk.accept(sent, { chosen: [sent.optional, sent.optional], totalCents: WITH_OPTION_CENTS })).status,
    ).toBe(200)
    const [{ total, deposit } = {}] = await app.sql<{ total?: number; deposit?: number }>(
      `select q.total_cents::int as total, i.total_cents::int as deposit from quotes q join invoices i on i.quote_id = q.id
       where q.id = $1`,
      [sent.quote.id],
    )
    expect([total, deposit]).toEqual([WITH_OPTION_CENTS, 39_114])
  })

  test('without a deposit begins at once and bills nothing', async () => {
    const sent = await desk.send({ title: 'No deposit', depositBasisPoints: 0 })
    expect((await desk.accept(sent)).status).toBe(200)
    expect(await madeOf(app, sent)).toEqual({ ...ALL, invoices: 0 })
    expect(await app.sql("select status from client_projects where name = 'No deposit'")).toEqual([
      { status: 'active' },
    ])
  })

  test('bills a deposit that is more than a line of an invoice holds', async () => {
    const lines = [
      {
        ...(await desk.send()).quote.lines?.[0],
        id: undefined,
        quantityThousandths: 90_000,
        unitPriceCents: 1_000_000_000,
      },
    ]
    const sent = await desk.send({ lines: lines as never, depositBasisPoints: 10_000 })
    const totalCents = 97_785_000_000
    expect((await desk.accept(sent, { totalCents })).status).toBe(200)
    expect(
      await app.sql('select total_cents::float as total from invoices where quote_id = $1', [sent.quote.id]),
    ).toEqual([{ total: totalCents }])
  })

  test('is done once for an Idempotency-Key, and answered alike', async () => {
    const sent = await desk.send({ title: 'Twice' })
    const options = { headers: { 'idempotency-key': 'the-same-key-twice' } }
    const answers = await Promise.all([desk.accept(sent, {}, options), desk.accept(sent, {}, options)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json())
    expect(await madeOf(app, sent)).toEqual(ALL)
    expect(await messageOf(await desk.accept(sent), 409)).toMatch(/accepted by Ada Winter on /)
  })

  test('asks for a name, a title, a signature and consent, each at its field', async () => {
    const sent = await desk.send()
    const body = { ...acceptance(), name: '', title: ' ', signature: { kind: 'typed', text: '' }, agreed: false }
    const answer = await desk.call('POST', sent, '/accept', { body })
    const { errors } = (await answer.json()) as { errors: { path: string }[] }
    expect([answer.status, errors.map(({ path }) => path)]).toEqual([
      400,
      ['name', 'title', 'signature.text', 'agreed'],
    ])
  })
})
