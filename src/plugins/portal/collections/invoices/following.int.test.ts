import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Desk, line, openDesk, today, TOTAL } from '../../../../../tests/helpers/billing'
import { addDays, monthsAfter } from '@/lib/shared/days'
import type { FollowUp, InvoiceDetails } from './schema'

let app: TestApp
let desk: Desk
let cookie: string
let client: number
let count = 0
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = await openDesk(app)
}, 180_000)
afterAll(() => app.close())
beforeEach(async () => {
  count += 1
  ;[cookie, client] = await desk.client(`client-${count}`)
})

const post = async (path: string, by = desk.admin) => {
  const answer = await app.call('POST', path, { cookie: by })
  return {
    status: answer.status,
    body: (await answer.json()) as { id: number; number: string; message: string; totalCents: number },
  }
}
const details = async (id: number) =>
  (await (await app.call('GET', `/client/invoices/${id}`, { cookie })).json()) as InvoiceDetails
const following = async (id: number) =>
  (await (await app.call('GET', `/admin/invoices/${id}/follow-up`, { cookie: desk.admin })).json()) as FollowUp
/** An invoice that was due some days ago. */
const late = async (days: number, more: object = {}) => {
  const dueDate = addDays(today(), -days)
  return (await desk.issue({ client, issueDate: addDays(dueDate, -30), dueDate, ...more })).doc
}
/** One that was due so long ago that this many full months are over. */
const lateByMonths = async (months: number) => {
  const dueDate = addDays(monthsAfter(today(), -months), -1)
  return (await desk.issue({ client, issueDate: dueDate, dueDate })).doc
}
// 1.5% of $325.95.
const MONTH = 489

describe('late interest', () => {
  test('is shown to both sides, and billed once without tax', async () => {
    const invoice = await lateByMonths(2)
    expect((await details(invoice.id)).lateInterest).toEqual({ months: 2, cents: 2 * MONTH, unbilledCents: 2 * MONTH })
    const { status, body } = await post(`/admin/invoices/${invoice.id}/interest`)
    expect(status).toBe(201)
    expect(await details(body.id)).toMatchObject({
      number: body.number,
      totalCents: 2 * MONTH,
      taxes: [],
      lateInterest: null,
      lines: [
        {
          description: expect.stringMatching(
            new RegExp(`^Late interest on ${invoice.number}, due .+ for 2 full months at 1.5%$`),
          ),
        },
      ],
    })
    expect(await following(invoice.id)).toMatchObject({ lateInterest: { cents: 2 * MONTH, unbilledCents: 0 } })
    expect((await post(`/admin/invoices/${invoice.id}/interest`)).status).toBe(409)
  })
  test('is billed by one of many who come at once', async () => {
    const invoice = await lateByMonths(1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(`/admin/invoices/${invoice.id}/interest`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })
  test('is billed again when that invoice was voided, and only for what was open then', async () => {
    const invoice = await lateByMonths(3)
    await desk.pay(invoice.id, TOTAL, { date: addDays(monthsAfter(today(), -1), -5) })
    const first = await post(`/admin/invoices/${invoice.id}/interest`)
    expect((await details(first.body.id)).totalCents).toBe(MONTH)
    expect((await desk.write('PATCH', `/invoices/${first.body.id}`, { status: 'void' })).status).toBe(200)
    expect((await post(`/admin/invoices/${invoice.id}/interest`)).status).toBe(201)
  })
  test('is not billed before its time, of a draft, of interest, or by others', async () => {
    expect((await post(`/admin/invoices/${(await late(20)).id}/interest`)).status).toBe(409)
    expect((await post(`/admin/invoices/${(await desk.draft({ client })).doc.id}/interest`)).status).toBe(409)
    expect((await post(`/admin/invoices/${(await lateByMonths(1)).id}/interest`, cookie)).status).toBe(403)
  })
})

const remindersOf = (number: string | null) =>
  app.sql<{ to: string; text: string }>('select "to", text from outbound_emails where subject like $1 order by id', [
    `Reminder: invoice ${number} %`,
  ])
const hourly = async (day: string) => {
  const { remindOfInvoices } = await import('./reminders')
  const req = await createLocalReq({}, app.payload)
  await remindOfInvoices(req, new Date(`${day}T18:00:00.000Z`))
}

describe('reminders', () => {
  test('go out at 1, 14 and 30 days, each once, also with several workers', async () => {
    const dueDate = addDays(today(), -1)
    const { doc } = await desk.issue({ client, issueDate: addDays(dueDate, -5), dueDate })
    for (const [days, mails] of [
      [0, 0],
      [1, 1],
      [2, 1],
      [14, 2],
      [15, 2],
      [30, 3],
      [99, 3],
    ] as const) {
      await Promise.all(Array.from({ length: 3 }, () => hourly(addDays(dueDate, days))))
      expect([days, (await remindersOf(doc.number)).length]).toEqual([days, mails])
    }
    const [mail] = await remindersOf(doc.number)
    for (const text of [
      doc.number ?? '',
      'Open: $325.95',
      '1 day ago',
      'Pay by check or bank transfer',
      `/portal/billing/${doc.id}`,
    ])
      expect(mail?.text).toContain(text)
  }, 60_000)
  test('that were missed go out once, not all at once, and none for what is paid', async () => {
    const [open, paid] = [await late(40), await late(40)]
    await desk.pay(paid.id, TOTAL)
    await hourly(today())
    expect([(await remindersOf(open.number)).length, await remindersOf(paid.number)]).toEqual([1, []])
    expect((await remindersOf(open.number))[0]?.text).toContain('Late interest so far: $4.89')
  })
  test('are sent by hand, and stand in the history', async () => {
    const invoice = await late(3)
    expect(await post(`/admin/invoices/${invoice.id}/reminders`)).toMatchObject({ status: 200 })
    expect(await following(invoice.id)).toMatchObject({
      status: 'overdue',
      reminders: [{ days: null, byName: 'The admin', openCents: TOTAL }],
    })
  })
  test('are not sent by hand for what is not overdue, nor to who does without', async () => {
    const { doc } = await desk.issue({ client })
    expect((await post(`/admin/invoices/${doc.id}/reminders`)).status).toBe(409)
    await app.call('PATCH', '/account/preferences', { body: { billing: false }, cookie })
    const invoice = await late(20)
    expect((await post(`/admin/invoices/${invoice.id}/reminders`)).status).toBe(409)
    await hourly(today())
    expect(await remindersOf(invoice.number)).toEqual([])
  })
  test.each(['1, 1', '14, 1', '0, 3', '1; 2', 'soon', '400', '1,2,3,4,5,6,7'])(
    'at days of %p are refused',
    async (reminderDays) => {
      expect((await desk.write('POST', '/globals/billing_settings', { reminderDays })).status).toBe(400)
    },
  )
})

describe('the export', () => {
  const csv = (query: string, by = desk.admin) => app.call('GET', `/admin/invoices/export?${query}`, { cookie: by })
  test('has invoices and credit notes of the period, with what is open', async () => {
    const { doc } = await desk.issue({ client, issueDate: '2034-03-01', dueDate: '2034-03-31', reference: '=1+1' })
    const half = [{ ...line, quantityThousandths: 1250 }]
    const note = await desk.write('POST', '/credit_notes', {
      invoice: doc.id,
      status: 'issued',
      reason: 'Returned',
      issueDate: '2034-03-02',
      lines: half,
    })
    const rows = (await (await csv('from=2034-03-01&to=2034-03-31')).text()).split('\r\n')
    expect(rows[1]).toBe(
      `${doc.number},invoice,,Open,2034-03-01,2034-03-31,,The client,'=1+1,USD,300.00,25.95,325.95,0.00,162.98,162.97`,
    )
    expect(rows[2]).toBe(
      `${note.doc.number},credit note,${doc.number},Issued,2034-03-02,,,The client,'=1+1,USD,-150.00,-12.98,-162.98,0.00,0.00,0.00`,
    )
    expect(rows).toHaveLength(4)
  })
  test.each([
    ['from=2034-03-01'],
    ['from=2034-03-02&to=2034-03-01'],
    ['from=2000-01-01&to=2034-03-01'],
    ['from=x&to=y'],
  ])('refuses %s', async (query) => {
    expect((await csv(query)).status).toBe(400)
  })
})

describe('paying', () => {
  test('says how, and only where something is open', async () => {
    const { doc } = await desk.issue({ client })
    expect(await post(`/client/invoices/${doc.id}/payment`, cookie)).toMatchObject({
      status: 200,
      body: { kind: 'instructions', text: expect.stringContaining('Pay by check') },
    })
    await desk.pay(doc.id, TOTAL)
    expect((await post(`/client/invoices/${doc.id}/payment`, cookie)).status).toBe(409)
    const [stranger] = await desk.client('a.stranger')
    expect((await post(`/client/invoices/${doc.id}/payment`, stranger)).status).toBe(404)
  })
  test('is recorded once, however often and at once a gateway reports it', async () => {
    const { doc } = await desk.issue({ client })
    const outcome = {
      reference: `ch_${doc.id}`,
      invoiceId: doc.id,
      amountCents: 10_000,
      day: today(),
      method: 'card' as const,
    }
    const { recordOutcome } = await import('../../gateway/operations')
    const report = async (more: object = {}) =>
      recordOutcome(await createLocalReq({}, app.payload), { name: 'test' }, { ...outcome, ...more })
    const answers = await Promise.all(Array.from({ length: 5 }, () => report()))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await details(doc.id)).toMatchObject({ paidCents: 10_000, payments: [{ method: 'Card' }] })
    await expect(report({ reference: 'other', amountCents: TOTAL })).rejects.toThrow()
    expect(await details(doc.id)).toMatchObject({ paidCents: 10_000 })
  })
})

describe('an electronic invoice', () => {
  test('is refused while the tax number is missing, of a draft and of a void one, with the reason', async () => {
    const { doc } = await desk.issue({ client })
    const xml = (id: number) => app.call('GET', `/client/invoices/${id}/xml`, { cookie: desk.admin })
    expect((await xml(doc.id)).status).toBe(409)
    expect(await following(doc.id)).toMatchObject({ xmlProblem: expect.stringContaining('tax number') })
    const untaxed = await desk.issue({ client, lines: [{ ...line, taxRateBasisPoints: 0 }] })
    expect((await xml(untaxed.doc.id)).status).toBe(200)
    await desk.write('PATCH', `/invoices/${untaxed.doc.id}`, { status: 'void' })
    expect((await xml(untaxed.doc.id)).status).toBe(409)
    expect((await xml((await desk.draft({ client })).doc.id)).status).toBe(409)
  })
})
