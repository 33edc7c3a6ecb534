import { expect, test } from '@jest/globals'
import { isOpen } from './schema'

test.each([
  [null, '2026-12-31T23:00:00Z', true],
  ['2026-12-31', '2026-12-31T23:59:00Z', true],
  ['2026-12-31', '2027-01-01T11:59:00Z', true],
  ['2026-12-31', '2027-01-01T12:00:00Z', false],
  ['2026-12-30', '2026-12-31T12:00:00Z', false],
])('an opening until %s is shown at %s: %s', (validUntil, now, expected) => {
  expect(isOpen(validUntil, new Date(now))).toBe(expected)
})
