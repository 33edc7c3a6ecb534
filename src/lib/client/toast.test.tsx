import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import * as store from './toast'

function shown() {
  const { result, unmount } = renderHook(() => store.useToasts())
  unmount()
  return result.current
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shown().toasts) store.dismissToast(id)
  jest.runAllTimers()
  jest.useRealTimers()
})

test('what shows toasts is loaded when a form asks for it', () => {
  const before = shown()
  store.prepareToasts()
  expect([before, shown()].map(({ isWanted }) => isWanted)).toEqual([false, true])
})

describe('a toast', () => {
  test('is open and plain unless told otherwise', () => {
    const id = store.toast({ title: 'Saved' })
    expect(shown()).toEqual({ toasts: [{ id, title: 'Saved', variant: 'default', open: true }], isWanted: true })
  })

  test('replaces the one before it', () => {
    store.toast({ title: 'First' })
    store.toast({ title: 'Second', variant: 'destructive' })
    expect(shown().toasts).toMatchObject([{ title: 'Second', variant: 'destructive' }])
  })

  test('appears where toasts are shown already', () => {
    const { result } = renderHook(() => store.useToasts())
    act(() => void store.toast({ title: 'Late' }))
    expect(result.current.toasts).toMatchObject([{ title: 'Late' }])
  })

  test('closes and stays in memory for its way out', () => {
    store.dismissToast(store.toast({ title: 'Saved' }))
    expect(shown().toasts).toMatchObject([{ title: 'Saved', open: false }])
  })

  test('is forgotten 1,000,000 ms after it was closed', () => {
    store.dismissToast(store.toast({ title: 'Saved' }))
    jest.advanceTimersByTime(999_999)
    expect(shown().toasts).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(shown().toasts).toEqual([])
  })

  test('is not closed by closing the one before it', () => {
    const first = store.toast({ title: 'First' })
    store.toast({ title: 'Second' })
    store.dismissToast(first)
    jest.advanceTimersByTime(1_000_000)
    expect(shown().toasts).toMatchObject([{ title: 'Second', open: true }])
  })

  test('that is closed twice is waited for once', () => {
    const id = store.toast({ title: 'Saved' })
    store.dismissToast(id)
    store.dismissToast(id)
    expect(jest.getTimerCount()).toBe(1)
  })
})
