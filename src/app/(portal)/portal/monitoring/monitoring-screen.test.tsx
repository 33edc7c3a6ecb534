import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { usageOf } from '@/plugins/portal/sources/figures'
import type { Monitoring } from '@/plugins/portal/sources/operations'
import { MonitoringScreen, REFRESH_SECONDS } from './monitoring-screen'

const moment = '2026-11-20T10:00:00.000Z'
const none = { items: [], updatedAt: null, isSample: true, hasMore: false }
const nothing: Monitoring = {
  services: { ...none, systemHealth: null },
  usage: { ...none, resourceUsage: null },
  alerts: none,
  resources: none,
}
const samples = [30, 50].map((cpu, hour) => ({
  at: new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
  cpu,
  memory: 67,
  storage: 85,
  network: 23,
}))
const measured: Monitoring = {
  ...nothing,
  usage: { items: usageOf(samples), updatedAt: moment, isSample: true, hasMore: false, resourceUsage: 64 },
}

const real = globalThis.fetch
let calls: string[]
let reply: () => Promise<Response>
beforeEach(() => {
  jest.useFakeTimers()
  calls = []
  reply = async () => Response.json(nothing)
  globalThis.fetch = jest.fn((url: unknown) => {
    calls.push(String(url))
    return reply()
  }) as unknown as typeof fetch
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  globalThis.fetch = real
  setHidden(false)
})

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
}
const turn = (isHidden: boolean) =>
  act(async () => {
    setHidden(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const show = (data = nothing) => render(<MonitoringScreen first={{ data, at: moment }} />)
const announced = () => screen.getAllByRole('status').map((one) => one.textContent)

describe('the screen refreshes', () => {
  test('by itself while it can be seen', async () => {
    show()
    await pass(REFRESH_SECONDS * 2 + 1)
    expect(calls).toEqual(['/api/portal/monitoring', '/api/portal/monitoring'])
  })

  test('not while it is hidden, and at once when it is seen again', async () => {
    show()
    await turn(true)
    await pass(REFRESH_SECONDS * 10)
    expect(calls).toEqual([])
    await turn(false)
    expect(calls.length).toBe(1)
    await pass(REFRESH_SECONDS)
    expect(calls.length).toBe(2)
  })

  test('no more when it is left', async () => {
    show().unmount()
    await pass(REFRESH_SECONDS * 3)
    expect(calls).toEqual([])
  })

  test('and announces only what changed', async () => {
    show()
    await pass(REFRESH_SECONDS)
    expect(announced()).toEqual([''])
    reply = async () => Response.json(measured)
    await pass(REFRESH_SECONDS)
    expect(announced()[0]).toMatch(/^The data changed at \d/)
  })

  test('and keeps what it has when that fails, until it succeeds again', async () => {
    show(measured)
    reply = async () => Promise.reject(new TypeError('Failed to fetch'))
    await pass(REFRESH_SECONDS)
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached')
    expect(screen.getByRole('heading', { name: 'CPU' })).toBeTruthy()
    reply = async () => Response.json(measured)
    await pass(REFRESH_SECONDS)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('when somebody presses Refresh', async () => {
    show()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Refresh' })))
    expect(calls.length).toBe(1)
  })
})

test('with nothing yet, each panel says what will be there', () => {
  show()
  for (const text of [/^No active alerts at this time\.$/, /^No measurements yet/, /^No resources yet/])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('Sample data')).toBeNull()
})

test('a chart says in words what it draws, and its values are in a table', () => {
  show(measured)
  expect(
    screen.getByRole('img', { name: /^CPU over the last 2 samples: mean 40%, lowest 30%, highest 50%/ }),
  ).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Usage, hour by hour', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual([
    'TimeCPUMemoryStorageNetwork',
    expect.stringMatching(/50%67%85%23%$/),
    expect.stringMatching(/30%67%85%23%$/),
  ])
})
