import { addDays, type Day } from './days'

export const federalHolidays = [
  { value: 'new_year', label: 'New Year’s Day' },
  { value: 'king', label: 'Martin Luther King Jr. Day' },
  { value: 'washington', label: 'Washington’s Birthday' },
  { value: 'memorial', label: 'Memorial Day' },
  { value: 'juneteenth', label: 'Juneteenth' },
  { value: 'independence', label: 'Independence Day' },
  { value: 'labor', label: 'Labor Day' },
  { value: 'columbus', label: 'Columbus Day' },
  { value: 'veterans', label: 'Veterans Day' },
  { value: 'thanksgiving', label: 'Thanksgiving Day' },
  { value: 'christmas', label: 'Christmas Day' },
] as const
export type FederalHoliday = (typeof federalHolidays)[number]['value']

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const SATURDAY = 6
const MONDAY = 1
const THURSDAY = 4

/** The first such day of the week from a day on. */
const firstFrom = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

type Rule = (year: string) => Day
/** The law, 5 U.S.C. 6103: a date, or such a day of the week from a date on. */
const rules: Record<FederalHoliday, Rule> = {
  new_year: (year) => `${year}-01-01`,
  king: (year) => firstFrom(`${year}-01-15`, MONDAY),
  washington: (year) => firstFrom(`${year}-02-15`, MONDAY),
  memorial: (year) => firstFrom(`${year}-05-25`, MONDAY),
  juneteenth: (year) => `${year}-06-19`,
  independence: (year) => `${year}-07-04`,
  labor: (year) => firstFrom(`${year}-09-01`, MONDAY),
  columbus: (year) => firstFrom(`${year}-10-08`, MONDAY),
  veterans: (year) => `${year}-11-11`,
  thanksgiving: (year) => firstFrom(`${year}-11-22`, THURSDAY),
  christmas: (year) => `${year}-12-25`,
}

/** The day of a federal holiday in a year. */
export const holidayIn = (holiday: FederalHoliday, year: number): Day => rules[holiday](String(year).padStart(4, '0'))

/** A holiday on a Saturday is kept on the Friday before as well, one on a Sunday on the Monday after. */
function keptDays(day: Day): Day[] {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return [day, addDays(day, -1)]
  return weekday === 0 ? [day, addDays(day, 1)] : [day]
}

/** Whether a company that keeps some federal holidays, and other days of its own, keeps a day. */
export function holidaysKept(kept: readonly FederalHoliday[], others: readonly Day[]): (day: Day) => boolean {
  const own = new Set(others)
  const years = new Map<number, Set<Day>>()
  const ofYear = (year: number): Set<Day> => {
    const known = years.get(year)
    if (known) return known
    // New Year's Day on a Saturday is kept in the year before.
    const days = new Set(
      [year, year + 1].flatMap((one) => kept.flatMap((holiday) => keptDays(holidayIn(holiday, one)))),
    )
    years.set(year, days)
    return days
  }
  return (day) => own.has(day) || ofYear(Number(day.slice(0, 4))).has(day)
}
