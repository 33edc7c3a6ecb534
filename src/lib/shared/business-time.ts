import { addDays, type Day, dayIn } from './days'

export const weekdays = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'thursday', label: 'Thursday' },
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
] as const
export type Weekday = (typeof weekdays)[number]['value']

/** A time of the day: `08:00`. */
export type TimeOfDay = string
/** When somebody is there on a day of the week; a day may have several. Closing at `00:00` is midnight. */
export type OpeningTime = { weekday: Weekday; opens: TimeOfDay; closes: TimeOfDay }
/** When a company is there, by its own clock. */
export type BusinessCalendar = { hours: readonly OpeningTime[]; isHoliday: (day: Day) => boolean; timeZone: string }
/** One stretch of being open, in milliseconds since 1970; `day` is the company's. */
export type Opening = { day: Day; from: number; to: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** No company is closed for longer than this and still promises an answer. */
const LONGEST_PAUSE = 60

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts })
  clocks.set(timeZone, clock)
  return clock
}

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    Math.floor(moment / 1000) * 1000
  )
}

/** Minutes since midnight. */
export const minutesOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
/** The same for closing, where `00:00` is the end of the day. */
export const closingMinutes = (time: TimeOfDay): number => minutesOf(time) || 24 * 60

/**
 * When the clocks of a time zone show a time, in minutes after midnight of a day. A time that is shown twice is the
 * first of both; one that is skipped is as much later as the clocks are put forward.
 */
export function momentAt(day: Day, minutes: number, timeZone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE
  const before = offsetAt(timeZone, shown - DAY)
  const after = offsetAt(timeZone, shown + DAY)
  const candidates = [shown - Math.max(before, after), shown - Math.min(before, after)]
  return candidates.find((moment) => moment + offsetAt(timeZone, moment) === shown) ?? shown - before
}

const weekdayOf = (day: Day): Weekday => weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]?.value ?? 'monday'

function openingsOn(day: Day, { hours, isHoliday, timeZone }: BusinessCalendar): Opening[] {
  if (isHoliday(day)) return []
  const weekday = weekdayOf(day)
  return hours
    .filter((one) => one.weekday === weekday)
    .map(({ opens, closes }) => ({
      day,
      from: momentAt(day, minutesOf(opens), timeZone),
      to: momentAt(day, closingMinutes(closes), timeZone),
    }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
}

/** When a company is open from one day to another, both included; the earliest first. */
export function openingsBetween(calendar: BusinessCalendar, from: Day, to: Day): Opening[] {
  const openings: Opening[] = []
  if (calendar.hours.length === 0) return openings
  for (let day = from; day <= to; day = addDays(day, 1)) openings.push(...openingsOn(day, calendar))
  return openings
}

/** The minutes between two moments in which the company is open; none when the second is not after the first. */
export function businessMinutes(calendar: BusinessCalendar, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()]
  if (end <= start) return 0
  const dayOf = (moment: Date) => dayIn(calendar.timeZone, moment)
  const open = openingsBetween(calendar, dayOf(from), dayOf(to))
  return open.reduce((sum, one) => sum + Math.max(0, Math.min(end, one.to) - Math.max(start, one.from)), 0) / MINUTE
}

/** The business days that an answer may take by the promise on the site. */
export const PROMISED_DAYS = 2

/**
 * Until when each of some openings has to be answered for: the end of the second business day after its own day. A
 * business day is a day on which the company is open at all. Nothing where the openings end before that.
 */
export function duesOf(openings: readonly Opening[], businessDays: number = PROMISED_DAYS): (number | null)[] {
  const days = [...new Set(openings.map(({ day }) => day))]
  const closing = new Map(openings.map(({ day, to }) => [day, to]))
  const place = new Map(days.map((day, index) => [day, index]))
  return openings.map(({ day }) => closing.get(days[(place.get(day) ?? 0) + businessDays] ?? '') ?? null)
}

/**
 * Until when what comes in at a moment has to be answered. It came in on the business day on which the company is open
 * then or next: so a request of Saturday night counts as one of Monday morning, and one at the moment of closing as one of
 * the next day. Nothing for a company that is never open.
 */
export function answerDue(calendar: BusinessCalendar, moment: Date): Date | null {
  const today = dayIn(calendar.timeZone, moment)
  const open = openingsBetween(calendar, today, addDays(today, LONGEST_PAUSE))
  const due = duesOf(open)[open.findIndex(({ to }) => to > moment.getTime())]
  return due ? new Date(due) : null
}
