'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useWhileVisible } from '@/components/portal/use-while-visible'
import { callApi } from '../call-api'

/** How long a screen that is looked at waits before it asks again. */
export const REFRESH_SECONDS = 30

/** Data and when it was asked for (ISO 8601). */
export type Asked<T> = { data: T; at: string }

/**
 * What a documented call answers: at first what came with the page, then each time the path changes, every 30 seconds while
 * the page can be seen, and when it is asked for. What was there before stays until the next is there.
 */
export function useLive<T>(path: string, first: Asked<T>) {
  const [state, setState] = useState<Asked<T> & { of: string; changedAt?: string }>({ ...first, of: path })
  const [failure, setFailure] = useState<{ of: string; text: string }>()
  const [isPending, setPending] = useState(false)
  const newest = useRef(0)

  const load = useCallback(async () => {
    newest.current += 1
    const turn = newest.current
    try {
      const data = (await (await callApi(path)).json()) as T
      // An answer that was overtaken says nothing any more.
      if (turn !== newest.current) return
      const at = new Date().toISOString()
      setState((before) => {
        const isSame = before.of === path && JSON.stringify(data) === JSON.stringify(before.data)
        return { data, at, of: path, changedAt: isSame ? before.changedAt : at }
      })
      setFailure(undefined)
    } catch (error) {
      if (turn === newest.current) setFailure({ of: path, text: (error as Error).message })
    }
  }, [path])

  const isThere = state.of === path
  const hasFailed = failure?.of === path
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it sets state when the answer is there
    if (!isThere && !hasFailed) void load()
  }, [isThere, hasFailed, load])
  useWhileVisible(load, REFRESH_SECONDS)

  const refresh = useCallback(async () => {
    setPending(true)
    await load()
    setPending(false)
  }, [load])

  return {
    ...state,
    problem: hasFailed ? failure.text : undefined,
    isLoading: !isThere && !hasFailed,
    isPending,
    load,
    refresh,
  }
}
