import { describe, expect, test } from '@jest/globals'
import { federalHolidays, holidayIn, holidaysKept } from './federal-holidays'

describe('federal holidays', () => {
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  test.each([
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
  ])('of %d', (year, days) => {
    expect(federalHolidays.map(({ value }) => holidayIn(value, year))).toEqual(
      days.split(' ').map((day) => `${year}-${day}`),
    )
  })
})

describe('what a company keeps', () => {
  const isKept = holidaysKept(['new_year', 'independence', 'thanksgiving'], ['2026-12-24'])

  test.each([
    ['2026-11-26', 'a holiday that it keeps'],
    ['2026-12-24', 'a day of its own'],
    ['2026-07-04', 'a holiday on a Saturday'],
    ['2026-07-03', 'the Friday before it'],
    ['2027-07-05', 'the Monday after one on a Sunday'],
    ['2027-12-31', 'the Friday before a New Year’s Day on a Saturday'],
  ])('%s: %s', (day) => expect(isKept(day)).toBe(true))

  test.each([
    ['2026-12-25', 'a holiday that it does not keep'],
    ['2027-12-24', 'its own day in another year'],
    ['2026-11-27', 'the day after a holiday'],
  ])('not %s: %s', (day) => expect(isKept(day)).toBe(false))
})
