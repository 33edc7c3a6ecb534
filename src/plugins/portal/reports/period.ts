import type { PayloadRequest } from 'payload'
import type { Day } from '@/lib/shared/days'
import { sqlOf } from '@/lib/server/sql'

/** Days of the company's calendar, and its time zone. */
export type Period = { from: Day; to: Day; timeZone: string }

/** A count as it is read. */
export const number = (value: string | number): string => Number(value).toLocaleString('en-US')

/** A column of moments, from the beginning of the period on. `$1` is its first day, `$3` the time zone. */
export const since = (column: string): string => `${column} >= ($1::date)::timestamp at time zone $3`
/** A column of moments, within the period. `$1` and `$2` are its days, `$3` the time zone. */
export const within = (column: string): string =>
  `${since(column)} and ${column} < ($2::date + 1)::timestamp at time zone $3`
/** A column that holds a day as noon UTC. `$3` has to stand in each query. */
export const withinDays = (column: string): string =>
  `${column} >= ($1::date)::timestamp at time zone 'UTC' and ${column} < ($2::date + 1)::timestamp at time zone 'UTC'
   and $3::text <> ''`

/** The rows of a statement about a period; further values are `$4` and so on. */
export const ask = async <Row extends object>(
  req: PayloadRequest,
  { from, to, timeZone }: Period,
  text: string,
  ...more: unknown[]
): Promise<Row[]> => (await sqlOf(req).query<Row>(text, [from, to, timeZone, ...more])).rows
