import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  answerDue,
  type BusinessCalendar,
  businessMinutes,
  momentAt,
  type OpeningTime,
  weekdays,
} from './business-time'
import { addDays, dayIn } from './days'

const workdays: OpeningTime[] = weekdays
  .slice(0, 5)
  .map(({ value }) => ({ weekday: value, opens: '08:00', closes: '18:00' }))
const saturday: OpeningTime = { weekday: 'saturday', opens: '09:00', closes: '13:00' }
const company: BusinessCalendar = {
  hours: [...workdays, saturday],
  isHoliday: (day) => day === '2026-11-26',
  timeZone: 'America/Chicago',
}

/** A moment by the clocks of Chicago. */
const at = (text: string): Date => {
  const [day = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(momentAt(day, hours * 60 + minutes, 'America/Chicago'))
}
const minutes = (from: string, to: string, calendar = company) => businessMinutes(calendar, at(from), at(to))

describe('the clocks of a time zone', () => {
  test.each([
    ['2026-11-20', 480, 'America/Chicago', '2026-11-20T14:00:00.000Z'],
    ['2026-07-20', 480, 'America/Chicago', '2026-07-20T13:00:00.000Z'],
    ['2026-11-01', 1440, 'America/Chicago', '2026-11-02T06:00:00.000Z'],
    ['2026-11-20', 480, 'Asia/Kolkata', '2026-11-20T02:30:00.000Z'],
    ['2026-11-20', 480, 'Pacific/Auckland', '2026-11-19T19:00:00.000Z'],
    // Shown twice: the first. Skipped: an hour later.
    ['2026-11-01', 90, 'America/Chicago', '2026-11-01T06:30:00.000Z'],
    ['2026-03-08', 150, 'America/Chicago', '2026-03-08T08:30:00.000Z'],
    ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s, minute %d in %s is %s', (day, minute, timeZone, moment) => {
    expect(new Date(momentAt(day, minute, timeZone)).toISOString()).toBe(moment)
  })
})

describe('business minutes', () => {
  test.each([
    ['within a day', '2026-11-16 09:00', '2026-11-16 10:30', 90],
    ['before opening', '2026-11-16 05:00', '2026-11-16 08:00', 0],
    ['over closing time', '2026-11-16 17:59', '2026-11-16 23:00', 1],
    ['over a night', '2026-11-16 17:30', '2026-11-17 08:30', 60],
    ['over a weekend', '2026-11-20 17:00', '2026-11-23 09:00', 60 + 240 + 60],
    ['over a holiday', '2026-11-25 17:00', '2026-11-27 09:00', 120],
    ['over clocks put back', '2026-10-31 12:00', '2026-11-02 09:00', 120],
    ['back in time', '2026-11-17 09:00', '2026-11-16 09:00', 0],
  ])('%s', (_name, from, to, expected) => expect(minutes(from, to)).toBe(expected))

  test('an opening through the night of a change of clocks is as long as it is', () => {
    const nights = { ...company, hours: [{ weekday: 'sunday', opens: '00:00', closes: '06:00' } as const] }
    expect(minutes('2026-11-01 00:00', '2026-11-01 12:00', nights)).toBe(7 * 60)
    expect(minutes('2026-03-08 00:00', '2026-03-08 12:00', nights)).toBe(5 * 60)
  })

  test('closing at 00:00 is midnight, and a day may have a break', () => {
    const hours: OpeningTime[] = [
      { weekday: 'monday', opens: '20:00', closes: '00:00' },
      { weekday: 'monday', opens: '08:00', closes: '12:00' },
    ]
    expect(minutes('2026-11-16 00:00', '2026-11-17 09:00', { ...company, hours })).toBe(8 * 60)
  })
})

describe('an answer is due', () => {
  test.each([
    ['at the end of the second business day after', '2026-11-16 09:00', '2026-11-18 18:00'],
    ['the same at the last minute', '2026-11-16 17:59', '2026-11-18 18:00'],
    ['a day later from the moment of closing on', '2026-11-16 18:00', '2026-11-19 18:00'],
    ['as on the day itself before opening', '2026-11-17 03:00', '2026-11-19 18:00'],
    ['on a Saturday by its own hours', '2026-11-19 09:00', '2026-11-21 13:00'],
    ['after the weekend', '2026-11-21 14:00', '2026-11-25 18:00'],
    ['a day later with a holiday between', '2026-11-24 09:00', '2026-11-27 18:00'],
  ])('%s', (_name, from, due) => expect(answerDue(company, at(from))).toEqual(at(due)))

  test('never by a company that is never open', () => {
    expect(answerDue({ ...company, hours: [] }, at('2026-11-16 09:00'))).toBeNull()
    expect(answerDue({ ...company, isHoliday: () => true }, at('2026-11-16 09:00'))).toBeNull()
  })
})

describe('always', () => {
  const moment = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const calendar = fc.record({
    hours: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...weekdays.map(({ value }) => value)), fc.nat(1400), fc.integer({ min: 1, max: 600 }))
        .map(([weekday, opens, length]): OpeningTime => {
          const time = (minute: number) =>
            `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
          return { weekday, opens: time(opens), closes: time(Math.min(opens + length, 1439)) }
        }),
      { selector: ({ weekday }) => weekday },
    ),
    isHoliday: fc.integer({ min: 2, max: 40 }).map((every) => (day: string) => Number(day.slice(8)) % every === 0),
    timeZone: fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
  })
  const runs = { numRuns: 40 }

  test('what is cut in two adds up, nothing is negative, and nothing is longer than by the clock', () => {
    const property = fc.property(calendar, moment, moment, moment, (someone, ...three) => {
      const [a, b, c] = three.sort((one, other) => one.getTime() - other.getTime()) as [Date, Date, Date]
      const whole = businessMinutes(someone, a, c)
      expect(businessMinutes(someone, a, b) + businessMinutes(someone, b, c)).toBeCloseTo(whole, 6)
      expect(whole).toBeGreaterThanOrEqual(0)
      expect(whole).toBeLessThanOrEqual((c.getTime() - a.getTime()) / 60_000)
    })
    fc.assert(property, runs)
  })

  test('a holiday adds nothing, and takes exactly its own hours away', () => {
    const property = fc.property(calendar, moment, (someone, within) => {
      const day = dayIn(someone.timeZone, within)
      const from = new Date(momentAt(addDays(day, -3), 0, someone.timeZone))
      const to = new Date(momentAt(addDays(day, 4), 0, someone.timeZone))
      const ofDay = [day, addDays(day, 1)].map((one) => new Date(momentAt(one, 0, someone.timeZone))) as [Date, Date]
      const closed = { ...someone, isHoliday: (one: string) => one === day || someone.isHoliday(one) }
      expect(businessMinutes(closed, ...ofDay)).toBe(0)
      const taken = businessMinutes(someone, from, to) - businessMinutes(closed, from, to)
      expect(taken).toBeCloseTo(businessMinutes(someone, ...ofDay), 6)
    })
    fc.assert(property, runs)
  })

  test('what comes in later is not due earlier, and nothing is due before it came in', () => {
    const property = fc.property(calendar, moment, fc.nat(10_000), (someone, first, more) => {
      const second = new Date(first.getTime() + more * 60_000)
      const [due, later] = [answerDue(someone, first), answerDue(someone, second)]
      if (!due || !later) return
      expect(due.getTime()).toBeGreaterThan(first.getTime())
      expect(later.getTime()).toBeGreaterThanOrEqual(due.getTime())
    })
    fc.assert(property, runs)
  })
})
