import { describe, expect, test } from '@jest/globals'
import { ageOf, uptimeOf } from './age'

const started = '2026-11-20T10:00:00.000Z'
const after = (seconds: number): number => new Date(started).getTime() + seconds * 1000

describe('the age of a resource', () => {
  test.each([
    [0, '0s'],
    [59, '59s'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h'],
    [86_399, '23h'],
    [86_400 * 41 + 5, '41d'],
    [-10, '0s'],
  ])('%d seconds on is %s', (seconds, age) => {
    expect(ageOf(started, after(seconds))).toBe(age)
  })
})

describe('the uptime of a server', () => {
  test.each([
    [30, '0 minutes'],
    [60, '1 minute'],
    [3660, '1 hour, 1 minute'],
    [86_400, '1 day, 0 hours'],
    [86_400 * 41 + 3600 * 6, '41 days, 6 hours'],
  ])('%d seconds on is %s', (seconds, uptime) => {
    expect(uptimeOf(started, after(seconds))).toBe(uptime)
  })
})
