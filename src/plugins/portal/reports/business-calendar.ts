import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { type BusinessCalendar, duesOf, type Opening, openingsBetween } from '@/lib/shared/business-time'
import { addDays, dayIn, dayStored } from '@/lib/shared/days'
import { holidaysKept } from '@/lib/shared/federal-holidays'
import { getBillingSettings } from '../globals/billing-settings/operations'

/** Further than any closing of a company; the openings ahead that a request of today waits for are within. */
const AHEAD = 60

/** When the company is open: its opening times and holidays, in the time zone of its books. */
export async function getBusinessCalendar(req: PayloadRequest): Promise<BusinessCalendar> {
  const [{ openingTimes, keptHolidays, closedDays }, { timeZone }] = await Promise.all([
    getSiteSettings(req),
    getBillingSettings(req),
  ])
  return {
    hours: openingTimes ?? [],
    isHoliday: holidaysKept(
      keptHolidays ?? [],
      (closedDays ?? []).map(({ day }) => dayStored(day)),
    ),
    timeZone,
  }
}

/** Openings from the day of a moment to some weeks from now. */
function openingsFrom(calendar: BusinessCalendar, from: Date, now: Date): Opening[] {
  const dayOf = (moment: Date) => dayIn(calendar.timeZone, moment)
  return openingsBetween(calendar, dayOf(from), addDays(dayOf(now), AHEAD))
}

/** What is due beyond the openings that are known is due some day: PostgreSQL reads a list without gaps faster. */
const moments = (times: (number | null)[]): string[] =>
  times.map((time) => (time === null ? 'infinity' : new Date(time).toISOString()))

/**
 * The openings as PostgreSQL measures by them, each list with an entry for each opening: when it begins and ends, the open
 * seconds before it, and until when what came in before its end has to be answered.
 */
export function openingTable(calendar: BusinessCalendar, from: Date, now: Date) {
  const openings = openingsFrom(calendar, from, now)
  let sum = 0
  const before = openings.map((one) => {
    const sofar = sum
    sum += (one.to - one.from) / 1000
    return sofar
  })
  return {
    starts: moments(openings.map((one) => one.from)),
    ends: moments(openings.map((one) => one.to)),
    before,
    dues: moments(duesOf(openings)),
  }
}

/** What came in before this moment should have been answered by now; nothing when there is no such moment. */
export function overdueSince(calendar: BusinessCalendar, now: Date): Date | null {
  const openings = openingsFrom(calendar, new Date(now.getTime() - AHEAD * 24 * 3600 * 1000), now)
  const dues = duesOf(openings)
  const last = openings.findLast((_opening, index) => (dues[index] ?? Infinity) < now.getTime())
  return last ? new Date(last.to) : null
}
