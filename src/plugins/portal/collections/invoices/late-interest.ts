import { type Day, monthsAfter } from '@/lib/shared/days'

/** What takes from an invoice on a day: a payment or a credit note. */
export type Settlement = { day: Day; cents: number }
/** As much of an invoice as its late interest needs. */
export type Due = { totalCents: number; dueDay: Day; settled: readonly Settlement[] }
/** The interest of one full month; the first month begins with the due date. `openCents` was open for all of it. */
export type MonthOfInterest = { month: number; openCents: number; cents: number }

/** The longest delay that bears interest: fifty years, so that no date makes the reckoning endless. */
const MOST_MONTHS = 600

/** The share of an amount, half a cent up. Both are whole and not negative. */
const share = (cents: number, basisPoints: number): number =>
  Number((2n * BigInt(cents) * BigInt(basisPoints) + 10_000n) / 20_000n)

const openAfter = ({ totalCents, settled }: Due, day: Day): number =>
  Math.max(0, totalCents - settled.reduce((sum, one) => sum + (one.day <= day ? one.cents : 0), 0))

/**
 * Late interest as in the terms of service, month by month: simple interest (none on interest) for each full month that
 * has passed since the due date. A month counts when its last day is over: due on January 31, the first is over on March 1.
 * It is reckoned from what was open for all of that month, which is what was open at its end: what was paid or credited
 * within a month bears none for it. Each month is rounded to the cent by itself, so that months that are billed apart and
 * together come to the same. Months without interest are left out.
 * @param basisPoints the rate of a month: 150 is 1.5%
 */
export function interestByMonth(due: Due, basisPoints: number, today: Day): MonthOfInterest[] {
  const months: MonthOfInterest[] = []
  for (let month = 1; month <= MOST_MONTHS; month++) {
    const end = monthsAfter(due.dueDay, month)
    const openCents = end < today ? openAfter(due, end) : 0
    // Nothing is open later either: what settles an invoice only adds up.
    if (openCents === 0) break
    const cents = share(openCents, basisPoints)
    if (cents > 0) months.push({ month, openCents, cents })
  }
  return months
}

/** What several months come to. */
export const sumOf = (months: readonly MonthOfInterest[]): number => months.reduce((sum, { cents }) => sum + cents, 0)
