import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Desk, line, openDesk } from '../../../../../tests/helpers/billing'
import type { Quote } from '@/payload-types'
import type { InvoiceDetails } from './schema'

let app: TestApp
let desk: Desk
let client: number
let count = 0
beforeAll(async () => {
  app = await startApp()
  desk = await openDesk(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  count += 1
  ;[, client] = await desk.client(`client-${count}`)
})

const lines = [
  { ...line, discountBasisPoints: 1000, isOptional: false, isChosen: true },
  { ...line, discountBasisPoints: 0, taxRateBasisPoints: 0, isOptional: false, isChosen: true },
  { ...line, description: 'Not wanted', discountBasisPoints: 0, isOptional: true, isChosen: false },
]
// 27,000 and 30,000 cents, the first with 8.65% of tax.
const AGREED = 27_000 + 2336 + 30_000

async function quoteOf(more: Partial<Quote> = {}): Promise<Quote> {
  const { id: request } = await app.payload.create({
    collection: 'rfq_requests',
    data: {
      fullName: 'Ada Winter',
      company: 'Winter Mills',
      email: 'ada@winter.example',
      phone: '(913) 555-0100',
      serviceType: 'infrastructure',
      projectDescription: 'Two buildings want to be joined by fiber.',
      status: 'completed',
    },
    // Nobody writes quotes by hand.
    overrideAccess: true,
  })
  return app.payload.create({
    collection: 'quotes',
    data: {
      request,
      client,
      number: `Q-2026-000${count}`,
      series: 'Q-2026',
      sequence: request,
      version: 1,
      status: 'accepted',
      title: 'Fiber ring',
      recipient: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@winter.example' },
      lines,
      depositBasisPoints: 3000,
      totalCents: AGREED,
      seal: { name: 'Ada Winter', poNumber: 'PO 4711' },
      ...more,
    },
    depth: 0,
    // Nobody writes quotes by hand.
    overrideAccess: true,
  })
}

/** The deposit of a third, as its acceptance issues it. */
async function withDeposit(): Promise<{ quote: Quote; deposit: { id: number; number: string | null } }> {
  const quote = await quoteOf()
  const part = (unitPriceCents: number, taxRateBasisPoints: number) => ({
    description: 'Deposit',
    quantityThousandths: 1000,
    unit: 'each',
    unitPriceCents,
    taxRateBasisPoints,
  })
  const { doc } = await desk.issue({ client, lines: [part(8100, 865), part(9000, 0)] })
  await app.sql('update quotes set deposit_invoice_id = $1 where id = $2', [doc.id, quote.id])
  await app.sql('update invoices set quote_id = $1 where id = $2', [quote.id, doc.id])
  return { quote, deposit: doc }
}

const bill = async (quote: number, cookie = desk.admin) => {
  const answer = await app.call('POST', `/admin/quotes/${quote}/invoice`, { cookie })
  return { status: answer.status, body: (await answer.json()) as { id: number; totalCents: number; message: string } }
}
const details = async (id: number) =>
  (await (await app.call('GET', `/client/invoices/${id}`, { cookie: desk.admin })).json()) as InvoiceDetails

test('the rest of a quote is a draft of what was chosen, less the deposit, and comes to the quote with it', async () => {
  const { quote, deposit } = await withDeposit()
  const { status, body } = await bill(quote.id)
  expect(status).toBe(201)
  const rest = await details(body.id)
  expect(rest).toMatchObject({ status: 'draft', reference: 'PO 4711', billTo: { company: 'Winter Mills' } })
  expect(rest.lines.map(({ description }) => description).slice(0, 4)).toEqual([
    'Splicing',
    'Splicing',
    `Less deposit, invoice ${deposit.number}, without tax`,
    `Less deposit, invoice ${deposit.number}, taxed at 8.65%`,
  ])
  expect(rest.totalCents + (await details(deposit.id)).totalCents).toBe(AGREED)
  // The draft is one that the panel can save and issue.
  expect((await desk.write('PATCH', `/invoices/${body.id}`, { notes: 'Thank you' })).status).toBe(200)
  const { doc } = await desk.write('PATCH', `/invoices/${body.id}`, { status: 'issued' })
  expect(doc).toMatchObject({ number: expect.stringMatching(/^INV-/), totalCents: rest.totalCents })
})

test('it is billed once, however many ask at once, and again when that draft was deleted', async () => {
  const { quote } = await withDeposit()
  const answers = await Promise.all(Array.from({ length: 5 }, () => bill(quote.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  const made = answers.find(({ status }) => status === 201)?.body.id ?? 0
  await app.call('DELETE', `/invoices/${made}`, { cookie: desk.admin })
  expect((await bill(quote.id)).status).toBe(201)
})

test('what was credited of the deposit is billed with the rest', async () => {
  const { quote, deposit } = await withDeposit()
  await desk.write('POST', '/credit_notes', { invoice: deposit.id, status: 'issued', reason: 'By mistake' })
  expect((await bill(quote.id)).body.totalCents).toBe(AGREED)
})

test('a quote that is not accepted, is all deposit, or has no account is refused', async () => {
  expect((await bill((await quoteOf({ status: 'sent' })).id)).status).toBe(409)
  expect((await bill((await quoteOf({ lines: [] })).id)).status).toBe(409)
  expect((await bill((await quoteOf({ client: null })).id)).status).toBe(409)
  expect((await bill(999_999)).status).toBe(404)
})

test('nobody else writes a line that takes something away', async () => {
  const negative = [line, { ...line, quantityThousandths: -1000 }]
  expect((await desk.draft({ client, lines: negative })).status).toBe(400)
  const quote = await quoteOf()
  // What an invoice bills is for the system to say.
  expect((await desk.draft({ client, quote: quote.id, lines: negative })).status).toBe(400)
})
