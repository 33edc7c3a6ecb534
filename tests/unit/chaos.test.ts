import { describe, expect, test } from '@jest/globals'

type Numbers = {
  percentile: (numbers: number[], share: number) => number
  median: (numbers: number[]) => number
  regression: (points: { x: number; y: number }[]) => { slope: number; error: number }
}

// They are plain JavaScript without types.
const load = (file: string) => import(`../../chaos/lib/${file}.mjs`)
const { median, percentile, regression } = (await load('numbers')) as Numbers
const { markdownOf } = (await load('report')) as { markdownOf: (result: object) => string }

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
  test.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('%d of the numbers from 1 to 100 is %d', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected)
  })

  test('of one number is that number, of none 0', () => {
    expect([percentile([7], 0.99), percentile([], 0.5), median([3, 1, 2])]).toEqual([7, 0, 2])
  })
})

describe('a regression', () => {
  test('finds the slope of a line exactly', () => {
    const line = [0, 1, 2, 5].map((x) => ({ x, y: 3 - 2 * x }))
    expect(regression(line)).toEqual({ slope: -2, error: 0 })
  })

  test('says how sure it is of a slope among noise', () => {
    const noisy = Array.from({ length: 100 }, (_, x) => ({ x, y: 0.5 * x + (x % 2 ? 1 : -1) }))
    const { slope, error } = regression(noisy)
    expect(Math.abs(slope - 0.5)).toBeLessThan(2 * error)
    expect(error).toBeLessThan(0.01)
  })

  test('of too few points, or of points above each other, has no slope', () => {
    const upright = [1, 2, 3].map((y) => ({ x: 1, y }))
    expect([regression([{ x: 1, y: 2 }]), regression(upright)]).toEqual(Array(2).fill({ slope: 0, error: 0 }))
  })
})

test('the table has a row for each experiment, and breaks at no bar', () => {
  const outcome = { name: 'slow', promise: 'a | b', figures: { lost: 0, such: '503' }, kept: false, seconds: 1.4 }
  const text = markdownOf({ at: 'today', command: 'npm run chaos', outcomes: [outcome, { ...outcome, skipped: true }] })
  expect(text).toContain('| `slow` | a \\| b | lost 0; such 503 | NO | 1 |')
  expect(text).toContain('| skipped |')
})
