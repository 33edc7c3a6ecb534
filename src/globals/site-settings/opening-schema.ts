import { z } from 'zod'
import { closingMinutes, minutesOf, type OpeningTime, weekdays } from '@/lib/shared/business-time'
import { isDay } from '@/lib/shared/days'
import { federalHolidays } from '@/lib/shared/federal-holidays'
import { lineOf } from '@/lib/shared/form-rules'

/** Two stretches for each day of the week. */
export const MOST_TIMES = 14
/** Other closed days: a few years of them. */
export const MOST_DAYS = 100

/** A time of the day on a clock of 24 hours. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
/** What is said of one that is none. */
export const TIME_RULE = 'A time is written as 08:00 or 18:30'

/** What is wrong with a list of opening times, and in which row; nothing when it holds together. */
export function openingProblem(
  rows: readonly OpeningTime[],
): { row: number; field: 'opens' | 'closes'; message: string } | undefined {
  for (const [row, one] of rows.entries()) {
    if (minutesOf(one.opens) >= closingMinutes(one.closes))
      return { row, field: 'closes', message: 'Closing is after opening; 00:00 is midnight' }
    const overlaps = rows
      .slice(0, row)
      .some(
        (other) =>
          other.weekday === one.weekday &&
          minutesOf(one.opens) < closingMinutes(other.closes) &&
          minutesOf(other.opens) < closingMinutes(one.closes),
      )
    if (overlaps) return { row, field: 'opens', message: 'This overlaps with another line of the same day' }
  }
  return undefined
}

const values = <const Option extends { value: string }>(options: readonly Option[]) =>
  options.map(({ value }) => value) as [Option['value'], ...Option['value'][]]
// A row keeps its identity, so that the trail of changes names what was really changed.
const rowId = z
  .string()
  .max(40)
  .nullish()
  .transform((value) => value ?? undefined)
const time = z.string(TIME_RULE).regex(TIME, TIME_RULE)

/** When the company is there, by day of the week. */
export const openingTimes = z
  .array(
    z.object({
      id: rowId,
      weekday: z.enum(values(weekdays), 'Choose a day of the week'),
      opens: time,
      closes: time,
    }),
  )
  .max(MOST_TIMES, `At most ${MOST_TIMES} lines`)
  .superRefine((rows, context) => {
    const problem = openingProblem(rows)
    if (problem) context.addIssue({ code: 'custom', path: [problem.row, problem.field], message: problem.message })
  })

/** The federal holidays on which it is closed, each year. */
export const keptHolidays = z.array(z.enum(values(federalHolidays), 'Choose holidays from the list')).max(40)

/** Days on which it is closed besides. */
export const closedDays = z
  .array(
    z.object({
      id: rowId,
      day: z.string('Choose a day').refine(isDay, 'Choose a day'),
      name: lineOf(1, 120, 'The name is required'),
    }),
  )
  .max(MOST_DAYS, `At most ${MOST_DAYS} days`)
