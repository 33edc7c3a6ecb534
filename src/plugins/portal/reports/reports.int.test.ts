import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import { pdfPages } from '../../../../tests/helpers/pdf-text'
import type { Report } from './schema'

let app: TestApp
let admin: string
let sales: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
  sales = await app.cookieOf('sales')
  await app.sql(
    `insert into rfq_requests (full_name, company, email, phone, service_type, project_description, status, quote_amount, created_at)
     select 'Ada', 'Mills', 'ada@mills.example', '913 555 0100', service::enum_rfq_requests_service_type, 'Fiber', status::enum_rfq_requests_status, amount, at::timestamptz
     from (values
       ('network', 'completed', 125050, '2026-03-01T06:00:00Z'),
       ('network', 'pending', null, '2026-03-31T12:00:00Z'),
       ('noc', 'rejected', 100, '2026-04-01T04:59:59Z'),
       ('noc', 'completed', 999, '2026-04-01T05:00:00Z'),
       ('noc', 'completed', 999, '2026-03-01T05:59:59Z')) as given (service, status, amount, at)`,
  )
  await app.sql(
    `insert into rfq_events (request_id, "from", "to", by_name, created_at)
     select id, null::enum_rfq_events_from, 'pending'::enum_rfq_events_to, 'Website', created_at from rfq_requests
     union all
     select id, 'pending', 'in_progress', 'Sasha', created_at + interval '90 minutes' from rfq_requests
     where status = 'completed'`,
  )
}, 60_000)
afterAll(() => app.close())

const MARCH = 'from=2026-03-01&to=2026-03-31'
const report = async (cookie: string, query = MARCH): Promise<Report> =>
  (await (await app.call('GET', `/admin/reports?${query}`, { cookie })).json()) as Report
const rowsOf = ({ sections }: Report, title: string) => sections.find((section) => section.title === title)?.rows

describe('a report', () => {
  test('counts what came in on the days of the company, whatever day it was in UTC', async () => {
    const march = await report(admin)
    expect(rowsOf(march, 'Quote requests received')).toEqual([
      ['Pending', '1', '$0.00'],
      ['In progress', '0', '$0.00'],
      ['Completed', '1', '$1,250.50'],
      ['Rejected', '1', '$1.00'],
      ['All', '3', '$1,251.50'],
    ])
    expect(rowsOf(march, 'Quote requests by service')).toEqual([
      ['NextGen Wireless', '2'],
      ['NOC Operations', '1'],
    ])
  })

  test('says how long requests waited', async () => {
    expect(rowsOf(await report(admin), 'Time to the first answer')).toEqual([
      ['Requests that were answered', '1 of 3'],
      ['Median', '1.5 h'],
      ['Longest', '1.5 h'],
      ['Median in business hours', 'No data'],
      ['Answered within 2 business days', '0 of 0'],
      ['Promise kept', 'No data'],
    ])
    expect(rowsOf(await report(admin, 'from=2020-01-01&to=2020-01-02'), 'Time to the first answer')?.[1]).toEqual([
      'Median',
      'No data',
    ])
  })

  test('tells sales nothing of money, clients and applicants', async () => {
    const titles = (one: Report) => one.sections.map(({ title }) => title)
    expect(titles(await report(sales))).toEqual([
      'Quote requests received',
      'Quote requests by service',
      'Quotes by state',
      'Win rate',
      'Time to the first answer',
      'Messages and applications',
    ])
    expect(rowsOf(await report(sales), 'Messages and applications')).toEqual([['Contact messages', '0']])
    expect(titles(await report(admin))).toContain('Invoiced and paid')
  })

  test('is a CSV file whose figures a spreadsheet can sum', async () => {
    const answer = await app.call('GET', `/admin/reports?${MARCH}&format=csv`, { cookie: sales })
    expect(answer.headers.get('content-disposition')).toContain('report-2026-03-01-to-2026-03-31.csv')
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toBe('From,To,Section,Item,Measure,Value')
    expect(lines).toContain('2026-03-01,2026-03-31,Quote requests received,All,Quoted,1251.50')
  })

  test('is a PDF whose text can be read', async () => {
    const answer = await app.call('GET', `/admin/reports?${MARCH}&format=pdf`, { cookie: admin })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = pdfPages(Buffer.from(await answer.arrayBuffer()))
      .flat()
      .join('\n')
    expect(text).toContain('Mar 1, 2026 to Mar 31, 2026')
    expect(text).toContain('$1,251.50')
    expect(text).toContain('Invoiced and paid')
  })

  test.each([
    ['', 'A date is written as 2026-11-20'],
    ['from=2026-02-30&to=2026-03-01', 'A date is written as 2026-11-20'],
    ['from=2026-03-02&to=2026-03-01', 'The period ends before it begins'],
    ['from=2010-01-01&to=2026-03-01', 'Choose five years at most'],
    [`${MARCH}&format=xls`, 'format is json, csv or pdf'],
  ])('of ?%s is refused: %s', async (query, message) => {
    const answer = await app.call('GET', `/admin/reports?${query}`, { cookie: admin })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(message)
  })
})
