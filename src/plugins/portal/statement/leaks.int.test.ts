import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import { type Desk, line, openDesk, today } from '../../../../tests/helpers/billing'
import { expectNativeIsOwn, nativeQuery } from '../../../../tests/helpers/native-queries'
import { pdfPages } from '../../../../tests/helpers/pdf-text'

let app: TestApp
let desk: Desk
// Editors are clients, too, as far as their own bills go; Payload's own routes are open to them.
const names = ['one', 'two'] as const
const cookies: string[] = []
const ids: number[] = []
beforeAll(async () => {
  app = await startApp()
  desk = await openDesk(app)
  for (const name of names) cookies.push(await app.cookieOf('editor', name))
  const rows = await app.sql<{ id: number }>("select id from users where username in ('one', 'two') order by username")
  ids.push(...rows.map(({ id }) => id))
}, 180_000)
afterAll(() => app.close())

const invoice = fc.record({
  owner: fc.constantFrom(0, 1),
  state: fc.constantFrom('draft', 'issued', 'part', 'paid', 'void'),
  price: fc.integer({ min: 100, max: 90_000 }),
})
const hours = fc.record({ owner: fc.constantFrom(0, 1), minutes: fc.integer({ min: 15, max: 480 }) })
const slugs = ['invoices', 'payments', 'hours_entries'] as const
const secretOf = (who: number) => `secret-of-${names[who]}`

type Sample = typeof invoice extends fc.Arbitrary<infer Value> ? Value : never
type Made = Sample & { id: number; number: string | null }

async function bill({ owner, state, price }: Sample): Promise<Made> {
  const text = secretOf(owner)
  const more = {
    client: ids[owner],
    reference: text,
    notes: text,
    billTo: { name: text, company: text },
    lines: [{ ...line, description: text, unitPriceCents: price, quantityThousandths: 1000, taxRateBasisPoints: 0 }],
  }
  const { doc } = await (state === 'draft' ? desk.draft(more) : desk.issue(more))
  if (state === 'part') await desk.pay(doc.id, price - 1, { reference: text })
  if (state === 'paid') await desk.pay(doc.id, price, { reference: text })
  if (state === 'void') await desk.write('PATCH', `/invoices/${doc.id}`, { status: 'void' })
  return { owner, state, price, id: doc.id, number: doc.number }
}

/** The calls of billing, for one of the two: its own, to the cent, and nothing of the other. */
async function expectOwnBilling(who: number, made: Made[]): Promise<void> {
  const get = (path: string) => app.call('GET', path, { cookie: cookies[who] })
  const foreign = secretOf(1 - who)
  const own = made.filter(({ owner, state }) => owner === who && state !== 'draft')
  for (const status of ['all', 'issued', 'overdue', 'paid', 'void']) {
    const list = await get(`/client/invoices?status=${status}&limit=100`)
    const rows = (await list.json()) as { id: number }[]
    expect(rows.filter(({ id }) => !own.some((one) => one.id === id))).toEqual([])
    expect(list.headers.get('x-total-count')).toBe(String(rows.length))
    if (status === 'all') expect(rows.length).toBe(own.length)
  }
  const owed = own.reduce((sum, { state, price }) => sum + ({ issued: price, part: 1 }[state as string] ?? 0), 0)
  const statement = await (await get('/client/statement')).text()
  expect((JSON.parse(statement) as { closingCents: number }).closingCents).toBe(owed)
  const csv = await (await get('/client/statement/csv')).text()
  const pdf = pdfPages(Buffer.from(await (await get('/client/statement/pdf')).arrayBuffer())).join('\n')
  for (const { owner, number } of made)
    if (number && owner !== who) for (const text of [statement, csv, pdf]) expect(text).not.toContain(number)
  for (const text of [statement, csv, pdf]) expect(text).not.toContain(foreign)
  for (const one of made)
    for (const end of ['', '/pdf']) {
      const answer = await get(`/client/invoices/${one.id}${end}`)
      expect(answer.status).toBe(own.includes(one) ? 200 : 404)
      if (end === '') expect(await answer.text()).not.toContain(foreign)
    }
}

test('no list, sum, document or native route of billing has what is another’s', async () => {
  const made: Made[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.array(invoice, { minLength: 2, maxLength: 4 }),
      fc.array(hours, { minLength: 1, maxLength: 3 }),
      fc.array(nativeQuery([...slugs], ['client', 'client.username', 'id', 'createdAt']), {
        minLength: 3,
        maxLength: 5,
      }),
      async (invoices, worked, queries) => {
        for (const one of invoices) made.push(await bill(one))
        for (const { owner, minutes } of worked)
          await app.sql(
            'insert into hours_entries (client_id, date, minutes, what, billable) values ($1, $2, $3, $4, true)',
            [ids[owner], today(), minutes, secretOf(owner)],
          )
        const { hoursUsed } = await import('../collections/hours-entries/operations')
        for (const who of [0, 1]) {
          await expectOwnBilling(who, made)
          expect(JSON.stringify(await hoursUsed(await desk.as(ids[who] ?? 0)))).not.toContain(secretOf(1 - who))
          for (const query of queries)
            await expectNativeIsOwn(app, query, {
              cookie: cookies[who] ?? '',
              // A draft is nobody's but the desk's.
              table:
                query.slug === 'invoices' ? "(select * from invoices where status <> 'draft') as seen" : query.slug,
              ownerColumn: 'client_id',
              ownerId: ids[who] ?? 0,
              foreign: new RegExp(secretOf(1 - who)),
            })
        }
      },
    ),
    // Each run adds to what there is, and draws some documents.
    { numRuns: 4, endOnFailure: true },
  )
}, 120_000)
