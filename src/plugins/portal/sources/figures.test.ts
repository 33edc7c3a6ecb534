import { describe, expect, test } from '@jest/globals'
import { levelOf, networkStatus, resourceUsage, SAMPLES, statusOf, systemHealth, usageOf } from './figures'
import type { ServiceHealth, UsageSample } from './source'

const service = (checksHealthy: number, checks: number, area: 'network' | 'platform' = 'platform'): ServiceHealth => ({
  id: 1,
  name: 'A service',
  description: 'What it does',
  area,
  checks,
  checksHealthy,
  status: statusOf({ checks, checksHealthy }),
  lastUpdated: '2026-11-20T10:00:00.000Z',
})
const sample = (hour: number, cpu: number, memory = 0, storage = 0, network = 0): UsageSample => ({
  at: new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
  cpu,
  memory,
  storage,
  network,
})
const cpuOf = (samples: UsageSample[]) => usageOf(samples).find(({ metric }) => metric === 'cpu')

describe('the status of a service', () => {
  test.each([
    [5, 5, 'healthy'],
    [4, 5, 'warning'],
    [2, 4, 'warning'],
    [1, 4, 'critical'],
    [0, 1, 'critical'],
  ])('with %d of %d checks healthy is %s', (checksHealthy, checks, status) => {
    expect(statusOf({ checks, checksHealthy })).toBe(status)
  })
})

describe('System Health', () => {
  test('is the share of healthy checks of all services', () => {
    expect(systemHealth([service(11, 11), service(8, 9), service(30, 30)])).toBe(98)
  })
  test('has one decimal, and is never 100 while a check fails', () => {
    expect(systemHealth([service(999, 1000)])).toBe(99.9)
    expect(systemHealth([service(9999, 10_000)])).toBe(99.9)
    expect(systemHealth([service(7, 7)])).toBe(100)
  })
  test('is unknown without checks', () => {
    expect(systemHealth([])).toBeNull()
  })
})

describe('the use of a capacity', () => {
  test('is the rounded mean of its samples, with its extremes', () => {
    expect(cpuOf([sample(1, 40), sample(2, 45)])).toMatchObject({ percent: 43, lowest: 40, highest: 45 })
  })
  test('comes with its samples, oldest first, whatever order they came in', () => {
    expect(cpuOf([sample(3, 30), sample(1, 10), sample(2, 20)])?.series.map(({ value }) => value)).toEqual([10, 20, 30])
  })
  test('looks at the newest samples only', () => {
    const old = [sample(0, 100), sample(1, 100)]
    const day = Array.from({ length: SAMPLES }, (_, hour) => sample(hour + 2, 20))
    expect(cpuOf([...old, ...day])).toMatchObject({ percent: 20, highest: 20 })
  })
  test('is unknown without samples', () => {
    expect(usageOf([]).map(({ percent, series }) => [percent, series.length])).toEqual(Array(4).fill([null, 0]))
  })
  test.each([
    [null, 'normal'],
    [79, 'normal'],
    [80, 'high'],
    [94, 'high'],
    [95, 'full'],
    [100, 'full'],
  ])('of %s percent is %s', (percent, level) => {
    expect(levelOf(percent)).toBe(level)
  })
})

describe('Resource Usage', () => {
  test('is the mean of what can fill up: CPU, memory and storage', () => {
    expect(resourceUsage([sample(1, 42, 67, 85, 23)])).toBe(65)
  })
  test('is unknown without samples', () => {
    expect(resourceUsage([])).toBeNull()
  })
})

test('the network is in trouble with each of its services that is not healthy, and with no other', () => {
  const { services, troubled } = networkStatus([service(1, 1, 'network'), service(1, 2, 'network'), service(0, 1)])
  expect([services.length, troubled]).toEqual([2, 1])
})
