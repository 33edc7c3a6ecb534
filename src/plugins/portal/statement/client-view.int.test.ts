import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import { type Desk, openDesk, today, TOTAL } from '../../../../tests/helpers/billing'
import { pdfPages } from '../../../../tests/helpers/pdf-text'
import type { InvoiceRow } from '../collections/invoices/schema'

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
const draft = (more: object = {}) => desk.draft({ client: ownerId, ...more })
const issue = (more: object = {}) => desk.issue({ client: ownerId, ...more })

describe('what a client sees', () => {
  test('of another client is nothing, on every route', async () => {
    const { doc } = await issue({ client: otherId })
    await desk.pay(doc.id, 100)
    const known = ['', '/pdf'].map((end) => `/client/invoices/${doc.id}${end}`)
    for (const path of known) {
      expect((await read(path, other)).status).toBe(200)
      expect((await read(path, owner)).status).toBe(404)
    }
    const rows = (await (await read('/client/invoices?limit=100', owner)).json()) as InvoiceRow[]
    expect(rows.map(({ id }) => id)).not.toContain(doc.id)
    const statement = await (await read('/client/statement', owner)).text()
    expect(statement).not.toContain(doc.number)
    const sales = await app.cookieOf('sales')
    expect(await (await read('/invoices?limit=100', sales)).json()).toMatchObject({ docs: [], totalDocs: 0 })
    expect(await (await read('/payments?limit=100', sales)).json()).toMatchObject({ docs: [], totalDocs: 0 })
    expect((await read(`/invoices/${doc.id}`, sales)).status).toBe(404)
    expect(await (await read('/client/invoices', desk.admin)).json()).toEqual([])
  })
  test('of a draft is nothing', async () => {
    const { doc } = await draft()
    for (const path of ['', '/pdf']) expect((await read(`/client/invoices/${doc.id}${path}`, owner)).status).toBe(404)
    const rows = (await (await read('/client/invoices?limit=100', owner)).json()) as InvoiceRow[]
    expect(rows.map(({ id }) => id)).not.toContain(doc.id)
    expect((await read(`/client/invoices/${doc.id}/pdf`, desk.admin)).status).toBe(200)
  })
  test.each([['abc'], ['0'], ['-1'], ['1e3'], ['99999999999'], ['1%00']])(
    'of the invoice %s is nothing',
    async (id) => {
      expect([400, 404]).toContain((await read(`/client/invoices/${id}`, owner)).status)
    },
  )
  test('can be narrowed by status, page by page', async () => {
    const [person, id] = await desk.client('the.third')
    const old = { client: id, issueDate: '2025-01-01', dueDate: '2025-01-31' }
    const late = await issue(old)
    const paid = await issue(old)
    await desk.pay(paid.doc.id, TOTAL)
    const gone = await issue(old)
    await desk.write('PATCH', `/invoices/${gone.doc.id}`, { status: 'void' })
    const open = await issue({ client: id })
    const list = async (query: string) => {
      const answer = await read(`/client/invoices?${query}`, person)
      const rows = (await answer.json()) as InvoiceRow[]
      return { ids: rows.map((row) => row.id), statuses: rows.map((row) => row.status), answer }
    }
    const all = await list('')
    expect(all.statuses).toEqual(['issued', 'void', 'paid', 'overdue'])
    expect(all.answer.headers.get('x-total-count')).toBe('4')
    expect((await list('status=overdue')).ids).toEqual([late.doc.id])
    expect((await list('status=issued')).ids).toEqual([open.doc.id])
    expect((await list('status=paid')).ids).toEqual([paid.doc.id])
    expect((await list('status=void')).ids).toEqual([gone.doc.id])
    const second = await list('limit=3&page=2')
    expect(second.ids).toEqual([late.doc.id])
    expect(second.answer.headers.get('link')).toContain('rel="prev"')
    for (const bad of ['status=draft', 'limit=0', 'limit=101', 'page=0'])
      expect((await list(bad).catch(() => undefined)) ?? (await read(`/client/invoices?${bad}`, person)).status).toBe(
        400,
      )
  })
  test('as PDF is an attachment with the number, the company and the amounts', async () => {
    const { doc } = await issue({ notes: 'Thank you, Łukasz.' })
    const answer = await read(`/client/invoices/${doc.id}/pdf`, owner)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${doc.number}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [lines = []] = pdfPages(Buffer.from(await answer.arrayBuffer()))
    expect(lines).toEqual(expect.arrayContaining([doc.number, '$325.95', 'Thank you, Łukasz.', 'The client']))
  })
})

test('an invoice is overdue when the day after its due date begins in Chicago', async () => {
  const { billingSummary, getInvoice, listInvoices } = await import('../collections/invoices/operations')
  const [, id] = await desk.client('the.late')
  const { doc } = await issue({ client: id, issueDate: '2030-06-01', dueDate: '2030-07-14' })
  const req = await desk.as(id)
  const real = Date
  const at = async (moment: string) => {
    // The clock alone stands still; timers of the database driver go on.
    globalThis.Date = class extends real {
      constructor(...given: [] | [string]) {
        super(...((given.length ? given : [moment]) as [string]))
      }
    } as DateConstructor
    try {
      const { rows } = await listInvoices(req, { status: 'overdue', page: 1, limit: 25 })
      const { overdueCents, balanceCents } = await billingSummary(req)
      return [(await getInvoice(req, String(doc.id))).status, rows.length, overdueCents, balanceCents]
    } finally {
      globalThis.Date = real
    }
  }
  expect(await at('2030-07-15T04:59:59.000Z')).toEqual(['issued', 0, 0, TOTAL])
  expect(await at('2030-07-15T05:00:00.000Z')).toEqual(['overdue', 1, TOTAL, TOTAL])
})

describe('the statement', () => {
  test('opens with what was owed, lists what happened, and closes with what is owed', async () => {
    const [person, id] = await desk.client('the.fourth')
    const first = await issue({ client: id, issueDate: '2025-01-10' })
    const second = await issue({ client: id, issueDate: '2025-03-10' })
    const gone = await issue({ client: id, issueDate: '2025-03-11' })
    await desk.write('PATCH', `/invoices/${gone.doc.id}`, { status: 'void' })
    await desk.pay(first.doc.id, TOTAL, { date: '2025-03-31', reference: '1204', method: 'check' })
    await desk.pay(second.doc.id, 595, { date: '2025-04-01' })
    const answer = await read('/client/statement?from=2025-03-01&to=2025-03-31', person)
    expect(await answer.json()).toMatchObject({
      from: '2025-03-01',
      to: '2025-03-31',
      openingCents: TOTAL,
      invoicedCents: TOTAL,
      paidCents: TOTAL,
      closingCents: TOTAL,
      entries: [
        { date: '2025-03-10', kind: 'invoice', number: second.doc.number, amountCents: TOTAL, balanceCents: 2 * TOTAL },
        {
          date: '2025-03-31',
          kind: 'payment',
          number: first.doc.number,
          text: 'Payment, check 1204',
          amountCents: -TOTAL,
          balanceCents: TOTAL,
        },
      ],
    })
    const csv = await read('/client/statement/csv?from=2025-03-01&to=2025-03-31', person)
    expect(csv.headers.get('content-disposition')).toContain('statement-2025-03-01-to-2025-03-31.csv')
    expect(await csv.text()).toContain(
      `2025-03-10,invoice,${second.doc.number},"Invoice, due Apr 9, 2025",325.95,651.90`,
    )
    const pdf = await read('/client/statement/pdf?from=2025-03-01&to=2025-03-31', person)
    expect(pdfPages(Buffer.from(await pdf.arrayBuffer())).flat()).toEqual(
      expect.arrayContaining(['$651.90', 'Closing balance']),
    )
  })
  test.each([['from=2025-02-30'], ['from=x'], ['from=2025-02-02&to=2025-02-01'], ['from=1990-01-01']])(
    'refuses ?%s, in every form',
    async (query) => {
      for (const form of ['', '/pdf', '/csv'])
        expect((await read(`/client/statement${form}?${query}`, owner)).status).toBe(400)
    },
  )
})

describe('hours', () => {
  const work = (more: object) =>
    desk.write('POST', '/hours_entries', { client: ownerId, date: today(), minutes: 90, what: 'Patching', ...more })

  test('are summed by month for their client, included ones apart', async () => {
    const { hoursUsed } = await import('../collections/hours-entries/operations')
    await work({})
    await work({ minutes: 30, billable: false })
    await work({ client: otherId, minutes: 600, what: 'Elsewhere' })
    const req = await desk.as(ownerId)
    const { months, entries } = await hoursUsed(req)
    expect(months).toHaveLength(6)
    expect(months.at(-1)).toEqual({ month: today().slice(0, 7), billableMinutes: 90, includedMinutes: 30 })
    expect(entries.map(({ what }) => what)).toEqual(['Patching', 'Patching'])
  })
  test.each([[0], [1441], [1.5]])('of %d minutes are refused', async (minutes) => {
    expect((await work({ minutes })).status).toBe(400)
  })
})
