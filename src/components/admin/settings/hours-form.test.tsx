import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { SettingsRecord } from '@/globals/site-settings/schema'

jest.unstable_mockModule('@payloadcms/ui', () => ({ toast: { success: jest.fn(), error: jest.fn() } }))
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
const { HoursForm } = await import('./hours-form')

const record = {
  hours: [{ id: 'a', days: 'Mon-Fri', hours: '8-6' }],
  serviceHours: null,
  openingTimes: [{ id: 'b', weekday: 'monday', opens: '08:00', closes: '18:00' }],
  keptHolidays: ['christmas'],
  closedDays: [{ id: 'c', day: '2026-11-27', name: 'The day after' }],
  updatedAt: '2026-11-20T10:00:00.000Z',
} as SettingsRecord

const realFetch = globalThis.fetch
beforeEach(() => {
  globalThis.fetch = jest.fn(async () => Response.json(record))
})
afterEach(() => {
  globalThis.fetch = realFetch
})
const sent = () => JSON.parse(String(jest.mocked(fetch).mock.calls[0]?.[1]?.body)) as Record<string, unknown>
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const group = (name: string) => within(screen.getByRole('group', { name }))

test('opening times, holidays and closed days are saved with the lines that visitors read', async () => {
  render(<HoursForm record={record} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add an opening' }))
  fireEvent.change(screen.getAllByLabelText('Day')[1] as HTMLElement, { target: { value: 'saturday' } })
  fireEvent.click(group('Federal holidays kept').getByLabelText('Labor Day'))
  fireEvent.click(group('Other closed days').getByRole('button', { name: 'Remove: The day after' }))
  save()
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect(sent()).toMatchObject({
    hours: [{ days: 'Mon-Fri' }],
    openingTimes: [
      { id: 'b', weekday: 'monday', opens: '08:00', closes: '18:00' },
      { weekday: 'saturday', opens: '08:00', closes: '18:00' },
    ],
    closedDays: [],
  })
  expect(new Set(sent().keptHolidays as string[])).toEqual(new Set(['christmas', 'labor']))
})

test('what overlaps, and a day without a date, is said at its field and not sent', async () => {
  render(<HoursForm record={record} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add an opening' }))
  save()
  const problem = await screen.findByText('This overlaps with another line of the same day')
  expect(screen.getAllByLabelText('Opens')[1]?.getAttribute('aria-describedby')).toBe(problem.id)
  fireEvent.change(screen.getByLabelText('Closed on'), { target: { value: '' } })
  save()
  expect(await screen.findByText('Choose a day')).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})
