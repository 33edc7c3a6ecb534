import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import type { SalesFigures } from './sales-figures'
import type { Report } from './schema'

let app: TestApp
let admin: string
let anonymous: PayloadRequest
let salesFigures: (req: PayloadRequest) => Promise<SalesFigures>
beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
  await app.cookieOf('sales')
  anonymous = await createLocalReq({}, app.payload)
  // Open from 8 to 18 on workdays and from 9 to 13 on Saturdays, in the time zone of Chicago.
  await (await import('@/seed/content')).seedCompany(anonymous)
  ;({ salesFigures } = await import('./sales-figures'))
}, 60_000)
afterAll(() => app.close())
beforeEach(() => app.sql('delete from quotes; delete from rfq_events; delete from rfq_requests'))

async function request(cameAt: string, status = 'pending'): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `insert into rfq_requests (full_name, company, email, phone, service_type, project_description, status, created_at)
     values ('Ada', 'Mills', 'ada@mills.example', '913 555 0100', 'network', 'Fiber', $1::enum_rfq_requests_status, $2)
     returning id`,
    [status, cameAt],
  )
  await app.sql(
    `insert into rfq_events (request_id, "to", by_name, created_at) values ($1, 'pending', 'Website', $2)`,
    [row?.id, cameAt],
  )
  return row?.id ?? 0
}

const takeUp = (id: number, at: string) =>
  app.sql(
    `insert into rfq_events (request_id, "from", "to", by_name, created_at) values ($1, 'pending', 'in_progress', 'Sasha', $2)`,
    [id, at],
  )

type QuoteRow = {
  status: string
  version?: number
  cents?: number
  created?: string
  sent?: string
  viewed?: string
  answered?: string
  until?: string
}
const quote = (id: number, { status, version = 1, cents = 1000, created, sent, viewed, answered, until }: QuoteRow) =>
  app.sql(
    `insert into quotes (request_id, version, status, title, recipient_name, recipient_email, total_cents, created_at,
       sent_at, viewed_at, answered_at, valid_until)
     values ($1, $2, $3::enum_quotes_status, 'Fiber', 'Ada', 'ada@mills.example', $4, coalesce($5, now()), $6, $7, $8, $9)`,
    [id, version, status, cents, created, sent, viewed, answered, until],
  )

const report = async (from: string, to: string): Promise<Report> =>
  (await (await app.call('GET', `/admin/reports?from=${from}&to=${to}`, { cookie: admin })).json()) as Report
const rowsOf = ({ sections }: Report, title: string) => sections.find((one) => one.title === title)?.rows
const answers = async (from: string, to: string) =>
  Object.fromEntries(rowsOf(await report(from, to), 'Time to the first answer') ?? []) as Record<string, string>
const as = async (role: string): Promise<PayloadRequest> => {
  const { docs } = await app.payload.find({
    collection: 'users',
    where: { role: { equals: role } },
    // The test looks the person up for itself.
    overrideAccess: true,
  })
  return createLocalReq({ user: docs[0] as never }, app.payload)
}

describe('time to answer', () => {
  // Chicago is 6 hours behind UTC in winter and 5 in summer.
  test.each([
    ['within a day', '2025-11-17T15:00:00Z', '2025-11-17T16:30:00Z', '1.5 h', '100%'],
    ['from the night before', '2025-11-18T04:00:00Z', '2025-11-18T15:00:00Z', '1.0 h', '100%'],
    ['on both sides of closing time', '2025-11-17T23:30:00Z', '2025-11-18T14:30:00Z', '1.0 h', '100%'],
    ['over a weekend with a short Saturday', '2025-11-21T23:00:00Z', '2025-11-24T15:00:00Z', '6.0 h', '100%'],
    ['over Thanksgiving', '2025-11-26T23:00:00Z', '2025-11-28T15:00:00Z', '2.0 h', '100%'],
    ['over the day on which clocks are put back', '2025-10-31T22:00:00Z', '2025-11-03T15:00:00Z', '6.0 h', '100%'],
    ['over the day on which they are put forward', '2025-03-07T23:00:00Z', '2025-03-10T14:00:00Z', '6.0 h', '100%'],
    ['at the last moment of the second business day', '2025-11-17T15:00:00Z', '2025-11-20T00:00:00Z', '29.0 h', '100%'],
    ['a moment later', '2025-11-17T15:00:00Z', '2025-11-20T00:00:01Z', '29.0 h', '0%'],
    ['for what came in at closing time, a day later', '2025-11-18T00:00:00Z', '2025-11-21T00:00:00Z', '30.0 h', '100%'],
  ])('%s', async (_name, came, answered, hours, kept) => {
    await takeUp(await request(came, 'in_progress'), answered)
    expect(await answers('2025-01-01', '2025-12-31')).toMatchObject({
      'Median in business hours': hours,
      'Promise kept': kept,
    })
  })

  test('ends with the first quote that was sent, or with the first change away from pending, whichever came first', async () => {
    const quoted = await request('2025-11-17T15:00:00Z', 'in_progress')
    await quote(quoted, { status: 'superseded', sent: '2025-11-17T17:00:00Z' })
    await quote(quoted, { status: 'sent', version: 2, sent: '2025-11-17T19:00:00Z' })
    await takeUp(quoted, '2025-11-17T20:00:00Z')
    expect(await answers('2025-11-17', '2025-11-17')).toMatchObject({ 'Median in business hours': '2.0 h' })
  })

  test('counts what nobody answered as broken once it was due, and asks nothing of what is not due yet', async () => {
    await request('2025-11-17T15:00:00Z')
    await takeUp(await request('2025-11-17T15:00:00Z'), '2025-11-17T16:00:00Z')
    expect(await answers('2025-11-17', '2025-11-17')).toMatchObject({
      'Requests that were answered': '1 of 2',
      'Answered within 2 business days': '1 of 2',
      'Promise kept': '50%',
    })
    const now = new Date()
    await request(now.toISOString())
    const day = now.toISOString().slice(0, 10)
    const near = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
    expect(await answers(near(-1), near(1))).toMatchObject({ 'Promise kept': 'No data' })
  })
})

describe('quotes', () => {
  const YEAR = ['2025-01-01', '2025-12-31'] as const
  const winter = { created: '2025-02-03T12:00:00Z', sent: '2025-02-03T12:00:00Z' }
  const answered = '2025-03-05T12:00:00Z'

  test('by state: the newest version of each, and the accepted one before any other', async () => {
    const came = '2025-02-01T12:00:00Z'
    const revised = await request(came)
    await quote(revised, { ...winter, status: 'superseded', cents: 100 })
    await quote(revised, { ...winter, status: 'sent', version: 2, cents: 200, until: '2125-01-01T12:00:00Z' })
    const won = await request(came)
    await quote(won, { ...winter, status: 'accepted', cents: 5000, answered })
    await quote(won, { ...winter, status: 'draft', version: 2, cents: 1 })
    await quote(await request(came), { ...winter, status: 'declined', cents: 700, answered })
    await quote(await request(came), { ...winter, status: 'draft', cents: 10 })
    await quote(await request(came), { ...winter, status: 'sent', cents: 300, until: '2025-03-05T12:00:00Z' })
    await quote(await request(came), { ...winter, status: 'sent', viewed: answered, cents: 40 })
    await quote(await request(came), { ...winter, status: 'draft', cents: 9, created: '2024-12-31T12:00:00Z' })
    const year = await report(...YEAR)
    expect(rowsOf(year, 'Quotes by state')).toEqual([
      ['Draft', '1', '$0.10'],
      ['Sent', '1', '$2.00'],
      ['Viewed', '1', '$0.40'],
      ['Accepted', '1', '$50.00'],
      ['Declined', '1', '$7.00'],
      ['Expired', '1', '$3.00'],
      ['All', '6', '$62.50'],
    ])
    expect(rowsOf(year, 'Win rate')).toEqual([
      ['Accepted', '1', '$50.00'],
      ['Declined', '1', '$7.00'],
      ['Expired', '1', '$3.00'],
      ['Win rate', '33%', '83%'],
    ])
  })

  test('are won and lost on the day on which they were answered or expired', async () => {
    const came = '2025-02-01T12:00:00Z'
    // In Chicago both are the last minutes of March 31 and the first of April 1.
    await quote(await request(came), { ...winter, status: 'accepted', answered: '2025-04-01T04:59:00Z' })
    await quote(await request(came), { ...winter, status: 'declined', answered: '2025-04-01T05:00:00Z' })
    await quote(await request(came), { ...winter, status: 'sent', until: '2025-03-31T12:00:00Z' })
    await quote(await request(came), { ...winter, status: 'sent', until: '2025-04-01T12:00:00Z' })
    const rate = async (from: string, to: string) => rowsOf(await report(from, to), 'Win rate')?.at(-1)?.[1]
    expect([await rate('2025-03-01', '2025-03-31'), await rate('2025-04-01', '2025-04-30')]).toEqual(['50%', '0%'])
    expect(await rate('2025-05-01', '2025-05-31')).toBe('No data')
  })

  test('hold to the end of their last day', async () => {
    const [today] = await app.sql<{ day: string; before: string }>(
      `select to_char(now() at time zone 'America/Chicago', 'YYYY-MM-DD"T12:00:00Z"') as day,
         to_char(now() at time zone 'America/Chicago' - interval '1 day', 'YYYY-MM-DD"T12:00:00Z"') as before`,
    )
    const now = new Date().toISOString()
    await quote(await request(now), { status: 'sent', sent: now, until: today?.day })
    await quote(await request(now), { status: 'sent', sent: now, until: today?.before })
    const { pipeline } = await salesFigures(await as('sales'))
    expect(pipeline.filter(({ count }) => count > 0).map(({ state }) => state)).toEqual(['sent', 'expired'])
  })
})

describe('the figures of the dashboard', () => {
  test('are calm where there is nothing', async () => {
    const { pipeline, outcome, answers: none, overdue, months, series } = await salesFigures(await as('sales'))
    expect(pipeline.every(({ count, cents }) => count === 0 && cents === 0)).toBe(true)
    expect(outcome.settled.count).toBe(0)
    expect(none).toMatchObject({ requests: 0, medianBusinessHours: null })
    expect([overdue, months.length, series.length]).toEqual([0, 12, 1])
  })

  test('count the requests that wait for longer than was promised, and no others', async () => {
    const long = new Date(Date.now() - 40 * 86_400_000).toISOString()
    await request(long)
    await takeUp(await request(long), long)
    await quote(await request(long), { status: 'sent', sent: long })
    await quote(await request(long), { status: 'draft' })
    await request(long, 'rejected')
    await request(new Date().toISOString())
    expect((await salesFigures(await as('sales'))).overdue).toBe(2)
  })

  test('show administrators what was paid and invoiced, and sales what was accepted', async () => {
    const now = new Date().toISOString()
    await quote(await request(now), { status: 'accepted', sent: now, answered: now, cents: 4200 })
    const series = async (role: string) =>
      (await salesFigures(await as(role))).series.map(({ label, cents }) => [label, cents.at(-1)])
    expect(await series('sales')).toEqual([['Accepted quotes', 4200]])
    expect(await series('admin')).toEqual([
      ['Paid', 0],
      ['Invoiced', 0],
    ])
  })
})

test('without opening times nothing is measured by them', async () => {
  await takeUp(await request('2025-11-17T15:00:00Z'), '2025-11-17T16:00:00Z')
  await request('2025-11-17T15:00:00Z')
  const cleared = await app.call('PATCH', '/admin/settings', { body: { openingTimes: [] }, cookie: admin })
  expect(cleared.status).toBe(200)
  expect(await answers('2025-11-17', '2025-11-17')).toMatchObject({
    Median: '1.0 h',
    'Median in business hours': 'No data',
    'Promise kept': 'No data',
  })
  expect((await salesFigures(await as('sales'))).overdue).toBeNull()
})
