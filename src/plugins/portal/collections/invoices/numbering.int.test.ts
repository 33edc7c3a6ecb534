import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import pg from 'pg'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Desk, openDesk } from '../../../../../tests/helpers/billing'
import { lockBilling, nextNumber } from './numbering'

const WRITERS = 3
const ALL = 10_000
const BATCH = 25

let app: TestApp
let desk: Desk
beforeAll(async () => {
  app = await startApp()
  desk = await openDesk(app)
}, 60_000)
afterAll(() => app.close())

/** A request whose statements go over that connection: what the code of the numbers needs of one. */
const requestOn = (client: pg.Client): PayloadRequest =>
  ({ payload: { db: { pool: client, sessions: {} } } }) as unknown as PayloadRequest

/** Issues within one transaction, as the hooks do: the lock, the number, the row. Every seventh transaction fails. */
async function issueBatch(client: pg.Client, client_id: number, count: number, fails: boolean): Promise<number> {
  const req = requestOn(client)
  await client.query('begin')
  await lockBilling(req)
  for (let index = 0; index < count; index++) {
    const { series, sequence, number } = await nextNumber(req, 'INV-2035')
    await client.query(
      "insert into invoices (client_id, status, series, sequence, number) values ($1, 'issued', $2, $3, $4)",
      [client_id, series, sequence, number],
    )
  }
  await client.query(fails ? 'rollback' : 'commit')
  return fails ? 0 : count
}

test('10,000 numbers by three writers at once have no gap and no double, also when some writers fail', async () => {
  const [, id] = await desk.client('the.owner')
  // The connections are the writers' own: they share nothing but the database.
  const clients = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
      await client.connect()
      return client
    }),
  )
  let left = ALL
  let failed = 0
  const write = async (client: pg.Client, writer: number): Promise<number> => {
    let written = 0
    for (let turn = writer; left > 0; turn++) {
      const count = Math.min(left, BATCH)
      left -= count
      const fails = turn % 7 === 6
      const done = await issueBatch(client, id, count, fails)
      if (fails) {
        failed += 1
        left += count
      }
      written += done
    }
    return written
  }
  const written = await Promise.all(clients.map(write))
  await Promise.all(clients.map((client) => client.end()))
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(ALL)
  expect([failed > 20, written.every((count) => count > BATCH)]).toEqual([true, true])
  const [row] = await app.sql(
    `select count(*)::int as rows, count(distinct number)::int as numbers, min(sequence)::int as first, max(sequence)::int as last
     from invoices where series = 'INV-2035'`,
  )
  expect(row).toEqual({ rows: ALL, numbers: ALL, first: 1, last: ALL })
}, 60_000)

test('60 invoices by three at once through the panel have no gap and no double, with refused ones between', async () => {
  const [, client] = await desk.client('the.owner')
  const writer = async () => {
    const numbers: (string | null)[] = []
    for (let index = 0; index < 20; index++) {
      const { status, doc } = await desk.issue({ client, issueDate: '2036-05-01' })
      expect(status).toBe(201)
      numbers.push(doc.number)
      if (index % 5 === 0) expect((await desk.issue({ client, issueDate: '2036-05-01', lines: [] })).status).toBe(400)
    }
    return numbers
  }
  const numbers = (await Promise.all([writer(), writer(), writer()])).flat().sort()
  expect(numbers).toEqual(
    Array.from({ length: 60 }, (_none, index) => `INV-2036-${String(index + 1).padStart(4, '0')}`),
  )
}, 60_000)
