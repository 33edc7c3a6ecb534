import type { Day, Month } from '@/lib/shared/days'

/** The most that one entry holds: a day. */
export const MAX_MINUTES = 24 * 60

/** The hours of a month, in minutes. */
export type MonthOfHours = { month: Month; billableMinutes: number; includedMinutes: number }

/** One piece of work. */
export type HoursEntry = {
  id: number
  date: Day
  what: string
  minutes: number
  isBillable: boolean
  projectName: string | null
}

/** What was used: by month, the latest last, and the work of the latest month. */
export type HoursUsed = { months: MonthOfHours[]; entries: HoursEntry[] }

/** Minutes as hours: `7.5`. */
export const formatHours = (minutes: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minutes / 60)
