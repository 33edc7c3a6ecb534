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

test('starts the five seconds anew with a toast that replaces another', () => {
  render(<Toaster />)
  show({ title: 'First' })
  act(() => jest.advanceTimersByTime(3000))
  show({ title: 'Second' })
  act(() => jest.advanceTimersByTime(4999))
  expect(cards().map((card) => card.textContent)).toEqual(['Second'])
  act(() => jest.advanceTimersByTime(1))
  expect(cards()).toEqual([])
})

test.each([
  ['destructive', 'border-danger'],
  ['default', 'border-line-strong'],
] as const)('a %s toast looks its part', (variant, look) => {
  render(<Toaster />)
  show({ title: 'Words', variant })
  expect(cards().map((card) => [card.dataset.variant, card.classList.contains(look)])).toEqual([[variant, true]])
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

test.each([
  ['the pointer is on it', 'pointerMove', 'pointerLeave'],
  ['it has the focus', 'focusIn', 'focusOut'],
] as const)('waits while %s, then closes in the time that was left', (_when, enter, leave) => {
  render(<Toaster />)
  show({ title: 'Saved' })
  const viewport = screen.getByRole('region', { hidden: true })
  act(() => jest.advanceTimersByTime(2000))
  fireEvent[enter](viewport)
  act(() => jest.advanceTimersByTime(60_000))
  expect(cards()).toHaveLength(1)
  fireEvent[leave](viewport)
  act(() => jest.advanceTimersByTime(2999))
  expect(cards()).toHaveLength(1)
  act(() => jest.advanceTimersByTime(1))
  expect(cards()).toEqual([])
})

test('F8 leads to the toast, and no other key does', () => {
  render(<Toaster />)
  show({ title: 'Saved' })
  const list = screen.getByRole('list', { hidden: true })
  fireEvent.keyDown(document, { key: 'F7', code: 'F7' })
  expect(document.activeElement).toBe(document.body)
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(list)
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
