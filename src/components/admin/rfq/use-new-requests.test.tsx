import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useNewRequests } from './use-new-requests'

const realFetch = globalThis.fetch
const asked: string[] = []
let answer: () => Promise<Response>
let visibility: DocumentVisibilityState
beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  globalThis.fetch = ((url: string) => {
    asked.push(url)
    return answer()
  }) as typeof fetch
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const news = (count: number, newest: number) => () => Promise.resolve(Response.json({ count, newest }))

describe('the question for new requests', () => {
  test('is asked every ten seconds, and told', async () => {
    answer = news(2, 9)
    const { result } = renderHook(() => useNewRequests(7))
    await pass(10)
    expect([asked, result.current.count]).toEqual([['/api/admin/rfq/changes?since=7'], 2])
  })

  test('goes on from what was brought in', async () => {
    answer = news(2, 9)
    const { result } = renderHook(() => useNewRequests(7))
    await pass(10)
    act(() => result.current.seen())
    expect(result.current.count).toBe(0)
    answer = news(0, 9)
    await pass(10)
    expect(asked.at(-1)).toBe('/api/admin/rfq/changes?since=9')
  })

  test('waits while nobody looks, and is asked at once when somebody does', async () => {
    answer = news(1, 8)
    visibility = 'hidden'
    const { result } = renderHook(() => useNewRequests(7))
    await pass(60)
    expect(asked).toEqual([])
    visibility = 'visible'
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.count).toBe(1)
  })

  test.each<[string, () => Promise<Response>]>([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', () => Promise.resolve(Response.json({ message: 'Please sign in first' }, { status: 401 }))],
  ])('that %s is asked again', async (_how, first) => {
    answer = first
    const { result } = renderHook(() => useNewRequests(7))
    await pass(10)
    expect(result.current.count).toBe(0)
    answer = news(3, 10)
    await pass(10)
    expect(result.current.count).toBe(3)
  })
})
