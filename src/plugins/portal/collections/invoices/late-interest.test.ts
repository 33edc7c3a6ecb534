import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, monthsAfter } from '@/lib/shared/days'
import { type Due, interestByMonth, sumOf } from './late-interest'

const due = (more: Partial<Due> = {}): Due => ({ totalCents: 100_000, dueDay: '2026-01-31', settled: [], ...more })
const monthsOn = (today: string, more: Partial<Due> = {}) => interestByMonth(due(more), 150, today)

describe('late interest', () => {
  test.each([
    ['2026-01-31', 0],
    ['2026-02-27', 0],
    // The last day of the first month is February 28, and it has to be over.
    ['2026-02-28', 0],
    ['2026-03-01', 1],
    ['2026-03-31', 1],
    ['2026-04-01', 2],
    ['2027-01-31', 11],
    ['2027-02-01', 12],
  ])('on %s is due for %i full months', (today, count) => {
    expect(monthsOn(today)).toHaveLength(count)
    expect(sumOf(monthsOn(today))).toBe(1500 * count)
  })
  test('is simple: no interest on interest, the same for each month', () => {
    expect(monthsOn('2026-04-15').map(({ cents }) => cents)).toEqual([1500, 1500])
  })
  test('is reckoned from what was open for the whole month', () => {
    const settled = [
      { day: '2026-02-10', cents: 40_000 },
      { day: '2026-03-31', cents: 10_000 },
      { day: '2026-04-01', cents: 10_000 },
    ]
    expect(monthsOn('2026-05-01', { settled })).toEqual([
      { month: 1, openCents: 60_000, cents: 900 },
      { month: 2, openCents: 50_000, cents: 750 },
      { month: 3, openCents: 40_000, cents: 600 },
    ])
  })
  test('ends with the payment, and stays for the months before it', () => {
    expect(sumOf(monthsOn('2028-01-01', { settled: [{ day: '2026-03-15', cents: 100_000 }] }))).toBe(1500)
  })
  test('of cents is rounded half up, each month by itself', () => {
    expect(monthsOn('2026-04-01', { totalCents: 33 }).map(({ cents }) => cents)).toEqual([])
    expect(monthsOn('2026-04-01', { totalCents: 34 }).map(({ cents }) => cents)).toEqual([1, 1])
  })
  test('is none at a rate of zero, or when more was paid than was due', () => {
    expect(interestByMonth(due(), 0, '2027-01-01')).toEqual([])
    expect(monthsOn('2027-01-01', { settled: [{ day: '2026-01-01', cents: 200_000 }] })).toEqual([])
  })
})

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days))
const anyDue: fc.Arbitrary<Due> = fc.record({
  totalCents: fc.integer({ min: 1, max: 99_999_999_999 }),
  dueDay: day,
  settled: fc.array(fc.record({ day, cents: fc.integer({ min: 1, max: 10_000_000 }) }), { maxLength: 6 }),
})
const rate = fc.integer({ min: 0, max: 10_000 })

describe('whatever was owed and paid, late interest', () => {
  test('of two days is that of the first and of the months between them: nothing is due twice', () => {
    fc.assert(
      fc.property(anyDue, rate, day, day, (one, points, a, b) => {
        const [early = a, late = b] = [a, b].sort()
        const before = interestByMonth(one, points, early)
        const after = interestByMonth(one, points, late)
        expect(after.slice(0, before.length)).toEqual(before)
        expect(sumOf(after)).toBe(sumOf(before) + sumOf(after.slice(before.length)))
      }),
      { numRuns: 1000 },
    )
  })
  test('is at most the rate of the whole amount for each month, and never for one that is not over', () => {
    fc.assert(
      fc.property(anyDue, rate, day, (one, points, today) => {
        for (const { month, openCents, cents } of interestByMonth(one, points, today)) {
          expect(monthsAfter(one.dueDay, month) < today).toBe(true)
          expect(openCents).toBeLessThanOrEqual(one.totalCents)
          expect(Math.abs(cents - (openCents * points) / 10_000)).toBeLessThanOrEqual(0.5001)
        }
      }),
      { numRuns: 1000 },
    )
  })
  test('is less the earlier something is paid', () => {
    fc.assert(
      fc.property(anyDue, rate, day, day, fc.integer({ min: 1, max: 1_000_000 }), (one, points, a, today, cents) => {
        const paidOn = (when: string) =>
          sumOf(interestByMonth({ ...one, settled: [...one.settled, { day: when, cents }] }, points, today))
        expect(paidOn(a)).toBeLessThanOrEqual(paidOn(addDays(a, 40)))
      }),
      { numRuns: 500 },
    )
  })
})
