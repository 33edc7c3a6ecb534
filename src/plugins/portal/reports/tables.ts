import type { PayloadRequest } from 'payload'
import { labelOf, rfqStatuses, serviceTypes } from '@/collections/rfq-requests/schema'
import { formatMonth, type Month } from '@/lib/shared/days'
import { severities } from '../collections/alerts/schema'
import { projectStatuses } from '../collections/client-projects/schema'
import { formatCents } from '../collections/invoices/money'
import { requestStatuses } from '../collections/service-requests/schema'
import { ask, number, type Period, within, withinDays } from './period'
import type { ReportSection } from './schema'

type Options = readonly { value: string; label: string }[]
type Counted = { name: string; count: string }

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

/** What was invoiced, credited and paid in a month. */
export type MonthOfRevenue = { month: Month; invoicedCents: number; creditedCents: number; paidCents: number }

/** What was invoiced, credited and paid, month by month; months without are left out. Drafts and void invoices are no money. */
export async function revenueByMonth(req: PayloadRequest, period: Period): Promise<MonthOfRevenue[]> {
  const rows = await ask<{ month: Month; invoiced: string; credited: string; paid: string }>(
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
  return rows.map(({ month, invoiced, credited, paid }) => ({
    month,
    invoicedCents: Number(invoiced),
    creditedCents: Number(credited),
    paidCents: Number(paid),
  }))
}

/** The same as a section. */
export async function billingByMonth(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const rows = await revenueByMonth(req, period)
  const sum = (key: 'invoicedCents' | 'creditedCents' | 'paidCents') =>
    formatCents(rows.reduce((total, row) => total + row[key], 0))
  return {
    title: 'Invoiced and paid',
    columns: ['Month', 'Invoiced', 'Credited', 'Paid'],
    rows: [
      ...rows.map(({ month, invoicedCents, creditedCents, paidCents }) => [
        formatMonth(month),
        formatCents(invoicedCents),
        formatCents(creditedCents),
        formatCents(paidCents),
      ]),
      ['All', sum('invoicedCents'), sum('creditedCents'), sum('paidCents')],
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
