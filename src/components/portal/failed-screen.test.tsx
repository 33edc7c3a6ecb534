import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const { FailedScreen } = await import('./failed-screen')

test('a screen that could not be shown says so, and asks the server once more', async () => {
  const reset = jest.fn()
  render(<FailedScreen title="Billing could not be shown" text="Your invoices are safe." reset={reset} />)
  expect(screen.getByRole('alert').textContent).toContain('Your invoices are safe.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing could not be shown')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect([refresh.mock.calls.length, reset.mock.calls.length]).toEqual([1, 1])
})
