import { describe, expect, test } from '@jest/globals'
import { addDays, dayIn, daysBetween, dayStored, formatDay, formatMonth, isDay, lastMonths, storedDay } from './days'

describe('days', () => {
  test('begin at midnight in the time zone, in winter and in summer', () => {
    expect(dayIn('America/Chicago', new Date('2026-01-15T05:59:59.999Z'))).toBe('2026-01-14')
    expect(dayIn('America/Chicago', new Date('2026-01-15T06:00:00.000Z'))).toBe('2026-01-15')
    expect(dayIn('America/Chicago', new Date('2026-07-15T04:59:59.999Z'))).toBe('2026-07-14')
    expect(dayIn('America/Chicago', new Date('2026-07-15T05:00:00.000Z'))).toBe('2026-07-15')
  })
  test('are added over months, leap days and the change of the clocks', () => {
    expect(addDays('2026-12-15', 30)).toBe('2027-01-14')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(daysBetween('2026-03-01', '2026-11-30')).toBe(274)
  })
  test.each([
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['tomorrow', false],
    ['2028-02-29', true],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })
  test('are read as the specification writes them', () => {
    expect(formatDay('2026-09-05')).toBe('Sep 5, 2026')
    expect(formatMonth('2026-09')).toBe('Sep 2026')
  })
  test('keep their day when they are stored', () => {
    expect(dayStored(storedDay('2026-01-01'))).toBe('2026-01-01')
  })
  test('the last months end with that of the day', () => {
    expect(lastMonths('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})
