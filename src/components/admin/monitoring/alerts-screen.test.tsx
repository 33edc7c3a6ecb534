import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FleetList } from '@/plugins/portal/sources/fleet'
import type { FleetAlert } from '@/plugins/portal/sources/fleet-source'

const toast = { success: jest.fn(), error: jest.fn() }
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast, SetStepNav: () => null }))
jest.unstable_mockModule('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}))
const { AlertsScreen } = await import('./alerts-screen')

const realFetch = globalThis.fetch
const at = '2026-11-20T10:00:00.000Z'
const alert = (id: number, more: Partial<FleetAlert> = {}): FleetAlert => ({
  id,
  title: `Alert ${id}`,
  message: 'What it means',
  severity: 'warning',
  timestamp: at,
  acknowledged: false,
  client: { id: 4, name: 'Alpha Mills' },
  acknowledgedBy: null,
  acknowledgedAt: null,
  ...more,
})
const taken = { acknowledged: true, acknowledgedBy: 'Avery', acknowledgedAt: at }
const listOf = (...items: FleetAlert[]): FleetList<FleetAlert> => ({
  items,
  total: items.length,
  clients: [{ id: 4, name: 'Alpha Mills' }],
  updatedAt: at,
  isSample: true,
  hasMore: false,
})
let answers: (() => Response)[]
beforeEach(() => {
  jest.useFakeTimers()
  toast.success.mockClear()
  toast.error.mockClear()
  window.history.replaceState(null, '', '/admin/monitoring/alerts')
  answers = []
  globalThis.fetch = jest.fn(async () => (answers.shift() ?? (() => Response.json(listOf())))())
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})
const calls = () =>
  jest.mocked(fetch).mock.calls.map(([url, init]) => [url, init?.body && JSON.parse(String(init.body))])
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the alerts of the fleet', () => {
  test('say how fresh they are, and that they are sample data', () => {
    render(<AlertsScreen first={{ data: listOf(alert(1)), at }} />)
    expect(screen.getByText('Sample data')).toBeTruthy()
    expect(screen.getByText(/^Last updated/)).toBeTruthy()
  })
  test('are asked for again every 30 seconds', async () => {
    render(<AlertsScreen first={{ data: listOf(alert(1)), at }} />)
    answers = [() => Response.json(listOf(alert(1), alert(2)))]
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(calls()).toEqual([['/api/admin/monitoring/alerts?page=1&limit=25&severity=all&state=all', undefined]])
    expect(screen.getByText('2 alerts')).toBeTruthy()
  })
  test('stay when they cannot be refreshed, and it is said why', async () => {
    render(<AlertsScreen first={{ data: listOf(alert(1)), at }} />)
    answers = [() => Response.json({ message: 'It is busy' }, { status: 503 })]
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('alert').textContent).toContain('It is busy')
    expect(screen.getByText('Alert 1')).toBeTruthy()
  })
  test('say who has acknowledged one; such a one cannot be chosen', () => {
    render(<AlertsScreen first={{ data: listOf(alert(1, taken)), at }} />)
    expect(screen.getByText(/^Avery,/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull()
  })
})

describe('acknowledging', () => {
  test('all that are chosen go in one call, with the comment', async () => {
    render(<AlertsScreen first={{ data: listOf(alert(1), alert(2), alert(3, taken)), at }} />)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select all new/ }))
    press('Acknowledge selected')
    fireEvent.change(screen.getByLabelText(/^Comment/), { target: { value: 'One cause' } })
    answers = [
      () => Response.json({ acknowledged: [1, 2] }),
      () => Response.json(listOf(alert(1, taken), alert(2, taken), alert(3, taken))),
    ]
    press('Acknowledge')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls()[0]).toEqual(['/api/admin/alerts/acknowledge', { ids: [1, 2], comment: 'One cause' }])
    expect(toast.success.mock.calls).toEqual([['2 alerts acknowledged']])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Acknowledge selected' })).toBeNull())
  })
  test('that fails says why, and keeps what was written', async () => {
    render(<AlertsScreen first={{ data: listOf(alert(1)), at }} />)
    press(/^Acknowledge “Alert 1”/)
    fireEvent.change(screen.getByLabelText(/^Comment/), { target: { value: 'Kept' } })
    answers = [() => Response.json({ message: 'It is locked' }, { status: 409 })]
    press('Acknowledge')
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Update failed', { description: 'It is locked' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('Kept')
  })
})
