import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Desk, line, openDesk, today, TOTAL } from '../../../../../tests/helpers/billing'
import { addDays } from '@/lib/shared/days'
import type { InvoiceDetails } from './schema'

let app: TestApp
let desk: Desk
let owner: string
let other: string
let ownerId: number
let otherId: number
beforeAll(async () => {
  app = await startApp()
  desk = await openDesk(app)
  ;[owner, ownerId] = await desk.client('the.owner')
  ;[other, otherId] = await desk.client('the.other')
}, 60_000)
afterAll(() => app.close())

const read = (path: string, cookie: string) => app.call('GET', path, { cookie })
const details = async (id: number) => (await (await read(`/client/invoices/${id}`, owner)).json()) as InvoiceDetails
const draft = (more: object = {}) => desk.draft({ client: ownerId, ...more })
const issue = (more: object = {}) => desk.issue({ client: ownerId, ...more })

describe('issuing', () => {
  test('gives the number, the dates, the terms and who it is made out to', async () => {
    const { doc } = await issue()
    const invoice = await details(doc.id)
    expect(invoice).toMatchObject({
      number: expect.stringMatching(new RegExp(`^INV-${today().slice(0, 4)}-\\d{4}$`)),
      status: 'issued',
      issueDate: today(),
      dueDate: addDays(today(), 30),
      totalCents: TOTAL,
      balanceCents: TOTAL,
      taxes: [{ rateBasisPoints: 865, netCents: 30_000, taxCents: 2595 }],
      billTo: { name: 'The client', email: 'the.owner@test.example' },
      terms: 'Payment is due within 30 days of the invoice date. Overdue amounts bear late interest of 1.5% per month.',
    })
    expect(invoice.lines[0]).toMatchObject({ description: 'Splicing', amountCents: 30_000 })
  })
  test('follows the billing settings, and what was issued keeps its own', async () => {
    const before = await issue()
    const saved = await desk.write('POST', '/globals/billing_settings', {
      numberPrefix: 'PN',
      paymentDays: 10,
      lateInterestBasisPoints: 100,
      timeZone: 'America/Chicago',
      paymentInstructions: 'Pay by check.',
    })
    expect(saved.status).toBe(200)
    const after = await issue()
    expect(after.doc.number).toBe(`PN-${today().slice(0, 4)}-0001`)
    expect(await details(after.doc.id)).toMatchObject({ dueDate: addDays(today(), 10) })
    expect(await details(before.doc.id)).toMatchObject({ dueDate: addDays(today(), 30), number: before.doc.number })
    await desk.write('POST', '/globals/billing_settings', {
      numberPrefix: 'INV',
      paymentDays: 30,
      lateInterestBasisPoints: 150,
    })
  })
  test('twenty at once get twenty numbers without a gap or a double', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => draft({ issueDate: '2031-05-01' })))
    const answers = await Promise.all(
      drafts.map(({ doc }) => desk.write('PATCH', `/invoices/${doc.id}`, { status: 'issued' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers.map(({ doc }) => doc.number).sort()).toEqual(
      Array.from({ length: 20 }, (_none, index) => `INV-2031-${String(index + 1).padStart(4, '0')}`),
    )
  })
  test('one that fails takes no number', async () => {
    const first = await issue({ issueDate: '2032-01-01' })
    expect((await issue({ issueDate: '2032-01-02', lines: [] })).status).toBe(400)
    expect((await issue({ issueDate: '2032-01-02', dueDate: '2032-01-01' })).status).toBe(400)
    expect((await issue({ issueDate: '2032-01-02', lines: [{ ...line, unit: 'x'.repeat(50) }] })).status).toBe(400)
    const second = await issue({ issueDate: '2032-01-02' })
    expect([first.doc.number, second.doc.number]).toEqual(['INV-2032-0001', 'INV-2032-0002'])
  })
  test('what is computed cannot be sent', async () => {
    const { doc } = await issue({ number: 'INV-1', totalCents: 1, paidCents: TOTAL, series: 'X', sequence: 9 })
    expect(await details(doc.id)).toMatchObject({ totalCents: TOTAL, paidCents: 0 })
    expect(doc.number).not.toBe('INV-1')
  })
  test.each([
    [{ lines: [{ ...line, quantityThousandths: 0.5 }] }],
    [{ lines: [{ ...line, unitPriceCents: -1 }] }],
    [{ lines: [{ ...line, taxRateBasisPoints: 10_001 }] }],
    [{ lines: [{ ...line, unitPriceCents: 1e9, quantityThousandths: 1e9 }] }],
    [{ lines: [{ ...line, unitPriceCents: 'free' }] }],
    [{ status: 'paid' }],
    [{ status: 'void' }],
    [{ client: 999_999 }],
  ])('refuses %o', async (bad) => {
    expect((await issue(bad)).status).toBe(400)
  })
  test('a project of another client is refused', async () => {
    const { doc } = await desk.write('POST', '/client_projects', { userId: otherId, name: 'Not yours' })
    expect((await issue({ project: doc.id })).status).toBe(400)
  })
})

describe('an issued invoice', () => {
  test.each([
    ['its lines', { lines: [{ ...line, unitPriceCents: 1 }] }],
    ['its dates', { dueDate: '2040-01-01' }],
    ['its notes', { notes: 'changed' }],
    ['its recipient', { billTo: { name: 'Somebody' } }],
    ['a status of a draft', { status: 'draft' }],
    ['a status of a paid one', { status: 'paid' }],
  ])('does not take a change of %s', async (_what, change) => {
    const { doc } = await issue()
    const before = await details(doc.id)
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, change)).status).toBe(400)
    expect(await details(doc.id)).toEqual(before)
  })
  test('does not take another client', async () => {
    const { doc } = await issue()
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, { client: otherId })).status).toBe(400)
    expect((await read(`/client/invoices/${doc.id}`, other)).status).toBe(404)
  })
  test('is not deleted; a draft is', async () => {
    const { doc } = await issue()
    expect((await app.call('DELETE', `/invoices/${doc.id}`, { cookie: desk.admin })).status).toBe(409)
    expect(await details(doc.id)).toMatchObject({ status: 'issued' })
    const loose = await draft()
    expect((await app.call('DELETE', `/invoices/${loose.doc.id}`, { cookie: desk.admin })).status).toBe(200)
  })
  test('is saved by the panel as it stands, and voided', async () => {
    const { doc } = await issue()
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, { ...doc })).status).toBe(200)
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, { status: 'void' })).status).toBe(200)
    expect(await details(doc.id)).toMatchObject({ status: 'void', balanceCents: 0, number: doc.number })
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, { status: 'issued' })).status).toBe(400)
    expect((await desk.pay(doc.id, 1)).status).toBe(400)
  })
})

describe('payments', () => {
  test('make an invoice paid when they cover it, and open again when one is taken back', async () => {
    const { doc } = await issue()
    await desk.pay(doc.id, 10_000)
    expect(await details(doc.id)).toMatchObject({ status: 'issued', paidCents: 10_000, balanceCents: TOTAL - 10_000 })
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, { status: 'void' })).status).toBe(400)
    const last = await desk.pay(doc.id, TOTAL - 10_000)
    expect(await details(doc.id)).toMatchObject({ status: 'paid', balanceCents: 0, paidCents: TOTAL })
    await app.call('DELETE', `/payments/${last.doc.id}`, { cookie: desk.admin })
    expect(await details(doc.id)).toMatchObject({ status: 'issued', balanceCents: TOTAL - 10_000 })
  })
  test('are never more than is open, however many come at once', async () => {
    const { doc } = await issue()
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.pay(doc.id, 10_000)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await details(doc.id)).toMatchObject({ paidCents: 30_000, balanceCents: 2595 })
  })
  test.each([[0], [-5], [1.5], ['all'], [1e15]])('of %p are refused', async (amount) => {
    const { doc } = await issue()
    expect((await desk.pay(doc.id, amount as number)).status).toBe(400)
  })
  test('stay with their invoice, and belong to its client', async () => {
    const [one, another] = [await issue(), await issue({ client: otherId })]
    const payment = await desk.pay(one.doc.id, 100, { client: otherId })
    expect(payment.doc).toMatchObject({ client: ownerId })
    expect((await desk.write('PATCH', `/payments/${payment.doc.id}`, { invoice: another.doc.id })).status).toBe(400)
    expect((await desk.pay((await draft()).doc.id, 100)).status).toBe(400)
  })
})
