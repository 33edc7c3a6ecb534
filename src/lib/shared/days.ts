/** A day of the calendar, without a time and so without a time zone: `2026-11-20`. */
export type Day = string
/** A month of the calendar: `2026-11`. */
export type Month = string

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MILLISECONDS = 24 * 60 * 60 * 1000

const utc = (day: Day): Date => new Date(`${day}T00:00:00.000Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

/** Whether a text is a day that the calendar has: not `2026-02-30`. */
export function isDay(text: string): text is Day {
  if (!DAY.test(text)) return false
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/** Which day it is in a time zone at a moment; now, unless told otherwise. */
export function dayIn(timeZone: string, moment: Date = new Date()): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The day that many days later; earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => dayOf(new Date(utc(day).getTime() + days * MILLISECONDS))

/** How many days lie between two days. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / MILLISECONDS)

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The last months up to that of a day, the earliest first. */
export function lastMonths(day: Day, count: number): Month[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_none, index) =>
    dayOf(new Date(Date.UTC(year, month - count + index, 1))).slice(0, 7),
  )
}

/** The same day that many months later; the last day of a month that has no such day. */
export function monthsAfter(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))))
}

/** A day as it is read: `Nov 20, 2026`. */
export const formatDay = (day: Day): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).format(
    utc(day),
  )

/** A month as it is read: `Nov 2026`. */
export const formatMonth = (month: Month): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short' }).format(utc(`${month}-01`))

/** How a day is stored in a column that holds moments: at noon UTC, so that it is that day nearly everywhere. */
export const storedDay = (day: Day): string => `${day}T12:00:00.000Z`
/** The beginning of a day in such a column: all that is stored for the day comes after it. */
export const startOfStored = (day: Day): string => `${day}T00:00:00.000Z`
/** The day that such a column holds. */
export const dayStored = (value: string): Day => value.slice(0, 10)
