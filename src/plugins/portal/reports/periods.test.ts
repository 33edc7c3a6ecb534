import { expect, test } from '@jest/globals'
import { periodsUpTo } from './periods'

const daysOf = (today: string) => periodsUpTo(today).map(({ from, to }) => [from, to])

test('the periods of a day in the year', () => {
  expect(daysOf('2026-11-20')).toEqual([
    ['2026-11-01', '2026-11-20'],
    ['2026-10-01', '2026-10-31'],
    ['2026-01-01', '2026-11-20'],
    ['2025-01-01', '2025-12-31'],
  ])
})

test('the last month of January is in the year before', () => {
  expect(daysOf('2026-01-01')[1]).toEqual(['2025-12-01', '2025-12-31'])
})
