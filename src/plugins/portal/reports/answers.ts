import type { PayloadRequest } from 'payload'
import type { BusinessCalendar } from '@/lib/shared/business-time'
import { PROMISED_DAYS } from '@/lib/shared/business-time'
import { sqlOf } from '@/lib/server/sql'
import { openingTable, overdueSince } from './business-calendar'
import { ask, number, type Period, since, within } from './period'
import type { ReportSection } from './schema'
import { share } from './share'

/**
 * A request was answered when its first quote was sent, or when staff took it up or turned it down, whichever came first:
 * the site promises a reply, and both are one.
 */
const TAKEN_UP = `from rfq_events e where e.kind = 'status' and e."from" = 'pending'`
const QUOTED = `from quotes q where q.sent_at is not null`

/**
 * The open seconds before a moment, whose place among the openings is known. `$4` has where they begin, `$5` where they end,
 * `$6` the seconds before each; before the first one there are none.
 */
const openBefore = (moment: string, place: string): string =>
  `coalesce(($6::float8[])[${place}] + extract(epoch from
     least(${moment}, ($5::timestamptz[])[${place}]) - ($4::timestamptz[])[${place}]), 0)`

/** How the requests that came in during a period were answered. Hours are null where there is nothing to measure. */
export type Answers = {
  requests: number
  answered: number
  medianHours: number | null
  longestHours: number | null
  medianBusinessHours: number | null
  /** Answered as promised, of those that were or should have been by now. */
  kept: number
  judged: number
}

const nothing: Answers = {
  requests: 0,
  answered: 0,
  medianHours: null,
  longestHours: null,
  medianBusinessHours: null,
  kept: 0,
  judged: 0,
}

/** The first request of a period; before it no opening is asked for. */
async function firstOf(req: PayloadRequest, period: Period): Promise<Date | undefined> {
  const [row] = await ask<{ first: Date | null }>(
    req,
    period,
    `select min(created_at) as first from rfq_requests where ${within('created_at')}`,
  )
  return row?.first ?? undefined
}

/** How requests were answered: measured by PostgreSQL, which finds the opening of each moment in the sorted lists. */
export async function answersIn(req: PayloadRequest, period: Period, calendar: BusinessCalendar): Promise<Answers> {
  const first = await firstOf(req, period)
  if (!first) return nothing
  const { starts, ends, before, dues } = openingTable(calendar, first, new Date())
  const [row] = await ask<Answers>(
    req,
    period,
    `with waits as (
       select r.created_at as came, least(taken_up.at, quoted.at) as answered
       from rfq_requests r
       -- No answer is older than its request.
       left join (select request_id, min(e.created_at) as at ${TAKEN_UP} and ${since('e.created_at')} group by 1) as taken_up
         on taken_up.request_id = r.id
       left join (select request_id, min(q.sent_at) as at ${QUOTED} and ${since('q.sent_at')} group by 1) as quoted
         on quoted.request_id = r.id
       where ${within('r.created_at')}
     ), placed as materialized (
       select *, width_bucket(came, $4::timestamptz[]) as began, width_bucket(answered, $4::timestamptz[]) as ended,
         ($7::timestamptz[])[width_bucket(came, $5::timestamptz[]) + 1] as due
       from waits
     ), measured as materialized (
       select answered, due, extract(epoch from answered - came) / 3600 as hours,
         case when answered is not null and cardinality($4::timestamptz[]) > 0
           then (${openBefore('answered', 'ended')} - ${openBefore('came', 'began')}) / 3600 end as open_hours
       from placed
     )
     select count(*)::int as requests, count(answered)::int as answered,
       (percentile_cont(0.5) within group (order by hours))::float as "medianHours", max(hours)::float as "longestHours",
       (percentile_cont(0.5) within group (order by open_hours))::float as "medianBusinessHours",
       count(*) filter (where answered <= due)::int as kept,
       count(*) filter (where answered is not null and due is not null or due < now())::int as judged
     from measured`,
    starts,
    ends,
    before,
    dues,
  )
  return row ?? nothing
}

const hours = (value: number | null): string => (value === null ? 'No data' : `${value.toFixed(1)} h`)

/** How long requests waited for their first answer, and whether that was as promised. */
export async function answerTimes(
  req: PayloadRequest,
  period: Period,
  calendar: BusinessCalendar,
): Promise<ReportSection> {
  const answers = await answersIn(req, period, calendar)
  return {
    title: 'Time to the first answer',
    columns: ['Measure', 'Value'],
    rows: [
      ['Requests that were answered', `${number(answers.answered)} of ${number(answers.requests)}`],
      ['Median', hours(answers.medianHours)],
      ['Longest', hours(answers.longestHours)],
      ['Median in business hours', hours(answers.medianBusinessHours)],
      [`Answered within ${PROMISED_DAYS} business days`, `${number(answers.kept)} of ${number(answers.judged)}`],
      ['Promise kept', share(answers.kept, answers.judged)],
    ],
  }
}

/** How many requests nobody has answered although it was promised by now. Nothing for a company without opening times. */
export async function countOverdue(req: PayloadRequest, calendar: BusinessCalendar): Promise<number | null> {
  if (calendar.hours.length === 0) return null
  const since = overdueSince(calendar, new Date())
  if (!since) return 0
  const { rows } = await sqlOf(req).query<{ count: number }>(
    `select count(*)::int as count from rfq_requests r
     where r.status = 'pending' and r.created_at < $1
       and not exists (select ${TAKEN_UP} and e.request_id = r.id) and not exists (select ${QUOTED} and q.request_id = r.id)`,
    [since.toISOString()],
  )
  return rows[0]?.count ?? 0
}
