import type { PayloadRequest } from 'payload'
import type { Month } from '@/lib/shared/days'
import { formatCents } from '../collections/invoices/money'
import { type QuoteState, quoteStateLabels } from '../collections/quotes/schema'
import { ask, number, type Period, within, withinDays } from './period'
import type { ReportSection } from './schema'
import { share } from './share'

/** The states of the pipeline, in the order in which a quote goes through them. What was superseded is in none. */
export const pipelineStates = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
] as const satisfies QuoteState[]
export type PipelineState = (typeof pipelineStates)[number]
/** How many quotes there are of a state, and what they come to. */
export type StateCount = { state: PipelineState; count: number; cents: number }

const TODAY = `(now() at time zone $3)::date`
const LAST_DAY = `(q.valid_until at time zone 'UTC')::date`
const IS_EXPIRED = `q.status = 'sent' and ${LAST_DAY} < ${TODAY}`
const STATE = `case when ${IS_EXPIRED} then 'expired' when q.status = 'sent' and q.viewed_at is not null then 'viewed'
  else q.status::text end`

/** Of each request one quote counts: the accepted one, else its newest version. */
const COUNTS = `q.status <> 'superseded' and (q.status = 'accepted' or not exists (
  select from quotes other where other.request_id = q.request_id
    and (other.version > q.version or other.status = 'accepted')))`

const SETTLED = `(q.status in ('accepted', 'declined') and ${within('q.answered_at')}
  or ${IS_EXPIRED} and ${withinDays('q.valid_until')})`
const OPEN = `(q.status = 'draft' or q.status = 'sent' and (q.valid_until is null or ${LAST_DAY} >= ${TODAY}))`

async function countStates(req: PayloadRequest, period: Period, condition: string): Promise<StateCount[]> {
  const rows = await ask<{ state: string; count: number; cents: string }>(
    req,
    period,
    `select ${STATE} as state, count(*)::int as count, sum(q.total_cents) as cents
     from quotes q where ${condition} and ${COUNTS} group by 1`,
  )
  return pipelineStates.map((state) => {
    const found = rows.find((row) => row.state === state)
    return { state, count: found?.count ?? 0, cents: Number(found?.cents ?? 0) }
  })
}

/** Where quotes stand: those that are open, whatever their age, and those that were settled in the period. */
export const pipelineIn = (req: PayloadRequest, period: Period): Promise<StateCount[]> =>
  countStates(req, period, `(${OPEN} or ${SETTLED})`)

/** How many quotes were settled, and how many of them were won. */
export type Outcome = { accepted: StateCount; settled: { count: number; cents: number } }

const isSettled = ({ state }: StateCount): boolean => ['accepted', 'declined', 'expired'].includes(state)

/** What of the pipeline was settled: a quote that is neither accepted nor declined by its last day is lost as well. */
export function outcomeOf(states: StateCount[]): Outcome {
  const settled = states.filter(isSettled)
  const sum = (key: 'count' | 'cents') => settled.reduce((total, one) => total + one[key], 0)
  return {
    accepted: settled.find(({ state }) => state === 'accepted') ?? { state: 'accepted', count: 0, cents: 0 },
    settled: { count: sum('count'), cents: sum('cents') },
  }
}

const rowOf = ({ state, count, cents }: StateCount): string[] => [
  quoteStateLabels[state],
  number(count),
  formatCents(cents),
]

/** Where the quotes that were written in a period stand today. */
export async function quotesByState(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const states = await countStates(req, period, within('q.created_at'))
  const sum = (key: 'count' | 'cents') => states.reduce((total, one) => total + one[key], 0)
  return {
    title: 'Quotes by state',
    columns: ['State', 'Quotes', 'Value'],
    rows: [...states.map(rowOf), ['All', number(sum('count')), formatCents(sum('cents'))]],
  }
}

/** What became of the quotes that were settled in a period. */
export async function winRate(req: PayloadRequest, period: Period): Promise<ReportSection> {
  const states = await countStates(req, period, SETTLED)
  const { accepted, settled } = outcomeOf(states)
  return {
    title: 'Win rate',
    columns: ['Outcome', 'Quotes', 'Value'],
    rows: [
      ...states.filter(isSettled).map(rowOf),
      ['Win rate', share(accepted.count, settled.count), share(accepted.cents, settled.cents)],
    ],
  }
}

/** What was accepted in each month of a period; months without are left out. */
export async function acceptedByMonth(
  req: PayloadRequest,
  period: Period,
): Promise<{ month: Month; acceptedCents: number }[]> {
  const rows = await ask<{ month: Month; cents: string }>(
    req,
    period,
    `select to_char(q.answered_at at time zone $3, 'YYYY-MM') as month, sum(q.total_cents) as cents
     from quotes q where q.status = 'accepted' and ${within('q.answered_at')} group by 1`,
  )
  return rows.map(({ month, cents }) => ({ month, acceptedCents: Number(cents) }))
}
