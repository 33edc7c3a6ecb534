import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { dismissToast, toast } from '@/lib/client/toast'
import { Toaster } from './toaster'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

let last = 0
const show = (content: Parameters<typeof toast>[0]) => act(() => void (last = toast(content)))
const cards = () => screen.queryAllByRole('listitem', { hidden: true })

test('shows title and description', () => {
  render(<Toaster />)
  show({ title: 'Saved', description: 'All is well' })
  expect(cards()[0]?.textContent).toContain('SavedAll is well')
})

test('shows one toast at a time, the newest', () => {
  render(<Toaster />)
  show({ title: 'First' })
  show({ title: 'Second' })
  expect(cards().map((card) => card.textContent)).toEqual(['Second'])
})

test('marks what failed', () => {
  render(<Toaster />)
  show({ title: 'Failed', variant: 'destructive' })
  expect(cards()[0]?.dataset.variant).toBe('destructive')
})

test('closes by its button', () => {
  render(<Toaster />)
  show({ title: 'Saved' })
  fireEvent.click(screen.getByLabelText('Close'))
  expect(cards()).toEqual([])
})

test('closes by itself after five seconds', () => {
  render(<Toaster />)
  show({ title: 'Saved' })
  act(() => jest.advanceTimersByTime(4999))
  expect(cards()).toHaveLength(1)
  act(() => jest.advanceTimersByTime(1))
  expect(cards()).toEqual([])
})

test('closes when the page says so', () => {
  render(<Toaster />)
  show({ title: 'Saved' })
  act(() => dismissToast(last))
  expect(cards()).toEqual([])
})

test('runs the action that it offers', () => {
  const run = jest.fn()
  render(<Toaster />)
  show({ title: 'Failed', action: { label: 'Try again', run } })
  fireEvent.click(screen.getByText('Try again'))
  expect(run).toHaveBeenCalledTimes(1)
})
