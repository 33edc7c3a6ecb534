import { expect, test } from '@jest/globals'
import { stateAt } from './schema'

const times = { startsAt: '2026-11-20T06:00:00.000Z', endsAt: '2026-11-20T08:00:00.000Z' }

test.each([
  ['2026-11-20T05:59:59.999Z', false, 'planned'],
  ['2026-11-20T06:00:00.000Z', false, 'under way'],
  ['2026-11-20T07:59:59.999Z', false, 'under way'],
  ['2026-11-20T08:00:00.000Z', false, 'done'],
  ['2026-11-20T05:00:00.000Z', true, 'cancelled'],
])('at %s, cancelled: %s, a window is %s', (now, isCancelled, state) => {
  expect(stateAt(new Date(now), { ...times, isCancelled })).toBe(state)
})
