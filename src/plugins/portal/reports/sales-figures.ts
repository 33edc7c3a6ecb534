import type { PayloadRequest } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { type Day, dayIn, lastMonths, type Month } from '@/lib/shared/days'
import { type Answers, answersIn, countOverdue } from './answers'
import { getBusinessCalendar } from './business-calendar'
import type { Period } from './period'
import { acceptedByMonth, type Outcome, outcomeOf, pipelineIn, type StateCount } from './quotes'
import { revenueByMonth } from './tables'

const MONTHS = 12

/** A series of the chart: an amount for each of its months. */
export type Series = { label: string; cents: number[] }

/** How sales stand, as far as the reader may know. */
export type SalesFigures = {
  from: Day
  to: Day
  pipeline: StateCount[]
  outcome: Outcome
  answers: Answers
  /** Requests past the promise; nothing while no opening times are set. */
  overdue: number | null
  months: Month[]
  /** Paid and invoiced for administrators, what was accepted for sales. */
  series: Series[]
}

async function seriesOf(req: PayloadRequest, period: Period, months: Month[]): Promise<Series[]> {
  const inOrder = <Row extends { month: Month }>(label: string, rows: Row[], value: (row: Row) => number): Series => ({
    label,
    cents: months.map((month) => {
      const row = rows.find((one) => one.month === month)
      return row ? value(row) : 0
    }),
  })
  if (!isAdmin(req.user as Person))
    return [inOrder('Accepted quotes', await acceptedByMonth(req, period), (row) => row.acceptedCents)]
  const rows = await revenueByMonth(req, period)
  return [inOrder('Paid', rows, (row) => row.paidCents), inOrder('Invoiced', rows, (row) => row.invoicedCents)]
}

/** The figures of sales over the last twelve months, this one included. That the caller is of sales was asked before. */
export async function salesFigures(req: PayloadRequest): Promise<SalesFigures> {
  const calendar = await getBusinessCalendar(req)
  const today = dayIn(calendar.timeZone)
  const months = lastMonths(today, MONTHS)
  const period: Period = { from: `${months[0] ?? today.slice(0, 7)}-01`, to: today, timeZone: calendar.timeZone }
  const [pipeline, answers, overdue, series] = await Promise.all([
    pipelineIn(req, period),
    answersIn(req, period, calendar),
    countOverdue(req, calendar),
    seriesOf(req, period, months),
  ])
  return { from: period.from, to: today, pipeline, outcome: outcomeOf(pipeline), answers, overdue, months, series }
}
