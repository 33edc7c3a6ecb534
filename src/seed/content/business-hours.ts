import { weekdays } from '@/lib/shared/business-time'
import { addDays, storedDay } from '@/lib/shared/days'
import { type FederalHoliday, holidayIn } from '@/lib/shared/federal-holidays'

const keptHolidays: FederalHoliday[] = [
  'new_year',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'thanksgiving',
  'christmas',
]

/** The business hours of the company as times, its holidays, and the closed days of this year and the next. */
export const openingsOf = (now: Date) => ({
  openingTimes: [
    ...weekdays.slice(0, 5).map(({ value }) => ({ weekday: value, opens: '08:00', closes: '18:00' })),
    { weekday: 'saturday' as const, opens: '09:00', closes: '13:00' },
  ],
  keptHolidays,
  closedDays: [now.getUTCFullYear(), now.getUTCFullYear() + 1].map((year) => ({
    day: storedDay(addDays(holidayIn('thanksgiving', year), 1)),
    name: 'The day after Thanksgiving',
  })),
})
