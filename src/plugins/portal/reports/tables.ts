import type { PayloadRequest } from 'payload'
import { labelOf, rfqStatuses, serviceTypes } from '@/collections/rfq-requests/schema'
import { type Day, formatMonth } from '@/lib/shared/days'
import { sqlOf } from '@/lib/server/sql'
import { severities } from '../collections/alerts/schema'
import { projectStatuses } from '../collections/client-projects/schema'
import { formatCents } from '../collections/invoices/money'
import { requestStatuses } from '../collections/service-requests/schema'
import type { ReportSection } from './schema'

/** Days of the company's calendar, and its time zone. */
export type Period = { from: Day; to: Day; timeZone: string }

type Options = readonly { value: string; label: string }[]
type Counted = { name: string; count: string }

const number = (value: string | number): string => Number(value).toLocaleString('en-US')

/** A column of moments, within the period. `$1` and `$2` are its days, `$3` the time zone. */
const within = (column: string): string =>
  `${column} >= ($1::date)::timestamp at time zone $3 and ${column} < ($2::date + 1)::timestamp at time zone $3`
/** A column that holds a day as noon UTC. `$3` has to stand in each query. */
const withinDays = (column: string): string =>
  `(${column} at time zone 'UTC')::date between $1 and $2 and $3::text <> ''`

const ask = async <Row extends object>(req: PayloadRequest, { from, to, timeZone }: Period, text: string) =>
  (await sqlOf(req).query<Row>(text, [from, to, timeZone])).rows

async function countsBy(
  req: PayloadRequest,
  period: Period,
  { table, group, moment, options }: { table: string; group: string; moment: string; options: Options },
): Promise<string[][]> {
  const rows = await ask<Counted>(
    req,
    period,
    `select ${group}::text as name, count(*) as count from ${table} where ${within(moment)} group by 1`,
  )
  const counts = new Map(rows.map(({ name, count }) => [name, count]))
  return options.map(({ value, label }) => [label, number(counts.get(value) ?? 0)])
}

/** The requests for a quote that came in: where they stand, and what the completed ones are worth. */
export async function requestsByStatus(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const rows = await ask<Counted & { cents: string }>(
    req,
    period,
    `select status::text as name, count(*) as count, coalesce(sum(quote_amount), 0) as cents
     from rfq_requests where ${within('created_at')} group by 1`,
  )
  const known = new Map(rows.map((row) => [row.name, row]))
  const total = { count: 0, cents: 0 }
  const lines = rfqStatuses.map(({ value, label }) => {
    const { count = '0', cents = '0' } = known.get(value) ?? {}
    total.count += Number(count)
    total.cents += Number(cents)
    return [label, number(count), formatCents(Number(cents))]
  })
  return {
    title: 'Quote requests received',
    columns: ['Status', 'Requests', 'Quoted'],
    rows: [...lines, ['All', number(total.count), formatCents(total.cents)]],
  }
}

/** The same by the service that was asked for, the most wanted first. */
export async function requestsByService(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const rows = await ask<Counted>(
    req,
    period,
    `select service_type::text as name, count(*) as count from rfq_requests
     where ${within('created_at')} group by 1 order by count(*) desc, 1`,
  )
  return {
    title: 'Quote requests by service',
    columns: ['Service Type', 'Requests'],
    rows: rows.map(({ name, count }) => [labelOf(serviceTypes, name), number(count)]),
  }
}

/** How long requests waited for their first change of status. */
export async function answerTimes(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const [row] = await ask<{ requests: string; answered: string; median: number | null; slowest: number | null }>(
    req,
    period,
    `with waits as (
       select r.id, extract(epoch from min(e.created_at) - r.created_at) / 3600 as hours
       from rfq_requests r
       left join rfq_events e on e.request_id = r.id and e.kind = 'status' and e."from" is not null
       where ${within('r.created_at')} group by r.id
     )
     select count(*) as requests, count(hours) as answered,
       percentile_cont(0.5) within group (order by hours)::float as median, max(hours)::float as slowest from waits`,
  )
  const hours = (value: number | null | undefined) => (typeof value !== 'number' ? 'No data' : `${value.toFixed(1)} h`)
  return {
    title: 'Time to the first answer',
    columns: ['Measure', 'Value'],
    rows: [
      ['Requests that were answered', `${number(row?.answered ?? 0)} of ${number(row?.requests ?? 0)}`],
      ['Median', hours(row?.median)],
      ['Longest', hours(row?.slowest)],
    ],
  }
}

/** What the forms of the site brought. */
export async function formsReceived(req: PayloadRequest, period: Period, isAll: boolean): Promise<ReportSection> {
  const count = async (table: string) => {
    const [row] = await ask<{ count: string }>(
      req,
      period,
      `select count(*) as count from ${table} where ${within('created_at')}`,
    )
    return number(row?.count ?? 0)
  }
  return {
    title: 'Messages and applications',
    columns: ['Form', 'Received'],
    rows: [
      ['Contact messages', await count('contact_messages')],
      ...(isAll ? [['Job applications', await count('career_applications')]] : []),
    ],
  }
}

/** What was invoiced, credited and paid, month by month. Drafts and void invoices are no money. */
export async function billingByMonth(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const rows = await ask<{ month: string; invoiced: string; credited: string; paid: string }>(
    req,
    period,
    `select month, sum(invoiced) as invoiced, sum(credited) as credited, sum(paid) as paid from (
       select to_char(issue_date at time zone 'UTC', 'YYYY-MM') as month, total_cents as invoiced, 0 as credited, 0 as paid
       from invoices where status in ('issued', 'paid') and ${withinDays('issue_date')}
       union all
       select to_char(issue_date at time zone 'UTC', 'YYYY-MM'), 0, total_cents, 0
       from credit_notes where status = 'issued' and ${withinDays('issue_date')}
       union all
       select to_char(date at time zone 'UTC', 'YYYY-MM'), 0, 0, amount_cents from payments where ${withinDays('date')}
     ) as entries group by 1 order by 1`,
  )
  const sum = (key: 'invoiced' | 'credited' | 'paid') =>
    formatCents(rows.reduce((total, row) => total + Number(row[key]), 0))
  return {
    title: 'Invoiced and paid',
    columns: ['Month', 'Invoiced', 'Credited', 'Paid'],
    rows: [
      ...rows.map(({ month, invoiced, credited, paid }) => [
        formatMonth(month),
        formatCents(Number(invoiced)),
        formatCents(Number(credited)),
        formatCents(Number(paid)),
      ]),
      ['All', sum('invoiced'), sum('credited'), sum('paid')],
    ],
  }
}

/** What was begun, asked for and noticed for clients. */
export async function clientWork(req: PayloadRequest, period: Period): Promise<ReportSection[]> {
  const section = async (title: string, first: string, of: Parameters<typeof countsBy>[2]): Promise<ReportSection> => ({
    title,
    columns: [first, 'Count'],
    rows: await countsBy(req, period, of),
  })
  return [
    await section('Projects begun', 'Status', {
      table: 'client_projects',
      group: 'status',
      moment: 'created_at',
      options: projectStatuses,
    }),
    await section('Service requests received', 'Status', {
      table: 'service_requests',
      group: 'status',
      moment: 'created_at',
      options: requestStatuses,
    }),
    await section('Alerts', 'Severity', {
      table: 'alerts',
      group: 'severity',
      moment: 'occurred_at',
      options: severities,
    }),
  ]
}
