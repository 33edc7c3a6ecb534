import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { brokenRules, readUbl } from '../../../../../tests/helpers/en16931'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Desk, line, openDesk, today, TOTAL } from '../../../../../tests/helpers/billing'
import { pdfPages } from '../../../../../tests/helpers/pdf-text'
import type { InvoiceDetails } from '../invoices/schema'
import type { Statement } from '../../statement/schema'

let app: TestApp
let desk: Desk
let cookie: string
let client: number
let count = 0
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = await openDesk(app)
  await desk.write('POST', '/globals/billing_settings', { taxId: '48-1234567' })
}, 180_000)
afterAll(() => app.close())
// A client of its own for each test.
beforeEach(async () => {
  count += 1
  ;[cookie, client] = await desk.client(`client-${count}`)
})

const get = (path: string, by = cookie) => app.call('GET', path, { cookie: by })
const details = async (id: number) => (await (await get(`/client/invoices/${id}`)).json()) as InvoiceDetails
const issue = async (more: object = {}) => (await desk.issue({ client, ...more })).doc
const credit = (invoice: number, more: object = {}) =>
  desk.write('POST', '/credit_notes', { invoice, status: 'issued', reason: 'Agreed on the phone', ...more })
const half = [{ ...line, quantityThousandths: 1250 }]

describe('a credit note', () => {
  test('without lines gives back the whole invoice, which is settled by it', async () => {
    const invoice = await issue()
    const { status, doc } = await credit(invoice.id)
    expect([status, doc]).toMatchObject([
      201,
      { number: expect.stringMatching(/^CN-\d{4}-\d{4}$/), status: 'issued', client, totalCents: TOTAL },
    ])
    expect(await details(invoice.id)).toMatchObject({
      status: 'paid',
      creditedCents: TOTAL,
      balanceCents: 0,
      credits: [{ number: doc.number, amountCents: TOTAL, reason: 'Agreed on the phone', date: today() }],
    })
  })
  test('for what was paid leaves a credit, in the summary and in the statement', async () => {
    const invoice = await issue()
    await desk.pay(invoice.id, TOTAL)
    const { doc } = await credit(invoice.id, { lines: half })
    expect(await details(invoice.id)).toMatchObject({ status: 'paid', balanceCents: -Number(doc.totalCents) })
    const statement = (await (await get('/client/statement')).json()) as Statement
    expect(statement).toMatchObject({ creditedCents: Number(doc.totalCents), closingCents: -Number(doc.totalCents) })
    expect(statement.entries.map(({ kind, number }) => [kind, number])).toEqual([
      ['invoice', invoice.number],
      ['credit', doc.number],
      ['payment', invoice.number],
    ])
    const csv = await (await get('/client/statement/csv')).text()
    expect(csv).toContain(`credit,${doc.number},Credit note for ${invoice.number},-`)
  })
  test('is never more than is left, however many come at once, and payments see what is credited', async () => {
    const invoice = await issue()
    const part = [{ ...line, quantityThousandths: 1000 }]
    const answers = await Promise.all(Array.from({ length: 4 }, () => credit(invoice.id, { lines: part })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400])
    const other = await issue()
    const { doc } = await credit(other.id, { lines: half })
    expect((await desk.pay(other.id, TOTAL)).status).toBe(400)
    expect((await desk.pay(other.id, TOTAL - Number(doc.totalCents))).status).toBe(201)
    expect(await details(other.id)).toMatchObject({ status: 'paid', balanceCents: 0 })
  })
  test('gives back no tax that was never billed', async () => {
    const invoice = await issue({ lines: [line, { ...line, taxRateBasisPoints: 0 }] })
    expect((await credit(invoice.id, { lines: [line, { ...half[0], unitPriceCents: 1 }] })).status).toBe(400)
    expect((await credit(invoice.id, { lines: [{ ...line, taxRateBasisPoints: 500 }] })).status).toBe(400)
    expect((await credit(invoice.id, { lines: [line] })).status).toBe(201)
  })
  test.each([
    ['no reason', { reason: '' }],
    ['a negative line', { lines: [{ ...line, quantityThousandths: -1000 }] }],
    ['nothing', { lines: [{ ...line, unitPriceCents: 0 }] }],
    ['a day before the invoice', { issueDate: '2020-01-01' }],
    ['more than there is', { lines: [{ ...line, unitPriceCents: 12_001 }] }],
    ['lines that are none', { lines: [{ ...line, quantityThousandths: 'many' }] }],
  ])('with %s is refused', async (_what, bad) => {
    expect((await credit((await issue()).id, bad)).status).toBe(400)
  })
  test('is for an issued invoice, and its invoice is not voided any more', async () => {
    const { doc: draft } = await desk.draft({ client })
    expect((await credit(draft.id)).status).toBe(400)
    expect((await credit(999_999)).status).toBe(400)
    const invoice = await issue()
    await credit(invoice.id, { lines: half })
    expect((await desk.write('PATCH', `/invoices/${invoice.id}`, { status: 'void' })).status).toBe(400)
  })
  test('that was issued is neither changed nor deleted; a draft has no number and is seen by staff only', async () => {
    const invoice = await issue()
    const { doc } = await credit(invoice.id, { status: 'draft', lines: half })
    expect(doc).toMatchObject({ status: 'draft', number: null })
    expect(await details(invoice.id)).toMatchObject({ creditedCents: 0, credits: [] })
    expect((await get(`/client/credit-notes/${doc.id}`)).status).toBe(404)
    expect((await desk.write('PATCH', `/credit_notes/${doc.id}`, { status: 'issued' })).doc.number).toMatch(/^CN-/)
    for (const change of [{ reason: 'Other' }, { status: 'draft' }, { lines: [line] }, { issueDate: '2040-01-01' }])
      expect((await desk.write('PATCH', `/credit_notes/${doc.id}`, change)).status).toBe(400)
    expect((await app.call('DELETE', `/credit_notes/${doc.id}`, { cookie: desk.admin })).status).toBe(409)
    const loose = await credit((await issue()).id, { status: 'draft' })
    expect((await app.call('DELETE', `/credit_notes/${loose.doc.id}`, { cookie: desk.admin })).status).toBe(200)
  })
  test('has numbers without a gap or a double', async () => {
    const invoices = await Promise.all(Array.from({ length: 8 }, () => issue({ issueDate: '2033-01-01' })))
    const answers = await Promise.all(
      invoices.map(({ id }, index) =>
        credit(id, { issueDate: '2033-02-01', reason: index % 4 === 3 ? '' : 'Returned' }),
      ),
    )
    const numbers = answers.flatMap(({ status, doc }) => (status === 201 ? [doc.number] : []))
    expect(numbers.sort()).toEqual(Array.from({ length: 6 }, (_none, index) => `CN-2033-000${index + 1}`))
  })
  test('is mailed to its client, and to nobody who does without', async () => {
    const invoice = await issue()
    const { doc } = await credit(invoice.id, { lines: half })
    const mails = (number: string | null) =>
      app.sql<{ to: string; text: string }>('select "to", text from outbound_emails where subject like $1', [
        `Credit note ${number} %`,
      ])
    const [mail, ...others] = await mails(doc.number)
    expect([mail?.to, others]).toEqual([`client-${count}@test.example`, []])
    expect(mail?.text).toContain('Reason: Agreed on the phone')
    await app.call('PATCH', '/account/preferences', { body: { billing: false }, cookie })
    const silent = await credit((await issue()).id)
    expect([silent.status, await mails(silent.doc.number)]).toEqual([201, []])
  })
  test('is read on paper and as XML by its client and by nobody else', async () => {
    const invoice = await issue()
    const { doc } = await credit(invoice.id, { lines: half })
    const pdf = pdfPages(Buffer.from(await (await get(`/client/credit-notes/${doc.id}/pdf`)).arrayBuffer())).flat()
    for (const text of ['Credit note', doc.number, invoice.number, 'Agreed on the phone', '$162.98'])
      expect(pdf).toContain(text)
    const xml = await (await get(`/client/credit-notes/${doc.id}/xml`)).text()
    expect(brokenRules(xml)).toEqual([])
    expect(readUbl(xml)).toMatchObject({ number: doc.number, payableCents: 16_298 })
    const ofInvoice = await (await get(`/client/invoices/${invoice.id}/xml`)).text()
    expect([brokenRules(ofInvoice), readUbl(ofInvoice).totalCents]).toEqual([[], TOTAL])
    const [stranger] = await desk.client('a.stranger')
    for (const path of [
      `invoices/${invoice.id}/xml`,
      `credit-notes/${doc.id}`,
      `credit-notes/${doc.id}/pdf`,
      `credit-notes/${doc.id}/xml`,
    ])
      expect((await get(`/client/${path}`, stranger)).status).toBe(404)
    expect((await get('/credit_notes', stranger)).status).toBe(404)
  })
})
