'use client'

import { useCallback, useState } from 'react'
import { callApi } from '@/components/admin/call-api'

/** Data and when it was asked for (ISO 8601). */
export type Asked<T> = { data: T; at: string }

/** Data that can be asked for again. */
export type Live<T> = Asked<T> & {
  /** When it was last found to be different; nothing until then. */
  changedAt?: string
  /** Why the last try failed, fit to be shown. The data before it stays. */
  problem?: string
  /** Whether somebody asked and waits. */
  isPending: boolean
  /** Asks again, quietly. */
  load: () => Promise<void>
  /** Asks again because somebody wants to. */
  refresh: () => Promise<void>
}

/** Data that came with the page, and what a documented call answers from then on. */
export function useLiveData<T>(path: string, first: Asked<T>): Live<T> {
  const [state, setState] = useState<Asked<T> & { changedAt?: string }>(first)
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  const load = useCallback(async () => {
    try {
      const data = (await (await callApi(path)).json()) as T
      const at = new Date().toISOString()
      setState((before) => ({
        data,
        at,
        changedAt: JSON.stringify(data) === JSON.stringify(before.data) ? before.changedAt : at,
      }))
      setProblem(undefined)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }, [path])

  const refresh = useCallback(async () => {
    setPending(true)
    await load()
    setPending(false)
  }, [load])

  return { ...state, problem, isPending, load, refresh }
}
