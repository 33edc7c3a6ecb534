import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const { default: ProjectsError } = await import('./error')

test('projects that could not be read are said to be safe, and asked for again', async () => {
  const reset = jest.fn()
  render(<ProjectsError reset={reset} />)
  expect(screen.getByRole('alert').textContent).toContain('The projects could not be read')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect([refresh.mock.calls.length, reset.mock.calls.length]).toEqual([1, 1])
})
