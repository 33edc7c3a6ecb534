'use client'

import { useCallback, useEffect, useState } from 'react'
import type { RfqListQuery, RfqRecord } from '@/collections/rfq-requests/schema'
import { callApi } from '../call-api'
import { searchOf } from './rfq-address'

/** One page of requests and how many there are in all. */
export type RfqPage = { rows: RfqRecord[]; total: number }

async function fetchPage(search: string, signal: AbortSignal): Promise<RfqPage> {
  const response = await callApi(`/api/admin/rfq?${search}`, { signal })
  return { rows: (await response.json()) as RfqRecord[], total: Number(response.headers.get('X-Total-Count')) }
}

/**
 * The requests that a query names: at first the ones that came with the page, then what the server answers. The last
 * ones stay on the screen until the next have come.
 */
export function useRfqList(query: RfqListQuery, first: RfqPage) {
  const search = searchOf(query)
  const [attempt, setAttempt] = useState(0)
  const wanted = `${search}#${attempt}`
  const [page, setPage] = useState({ ...first, of: wanted })
  const [failure, setFailure] = useState<{ of: string; text: string }>()
  const isThere = page.of === wanted

  useEffect(() => {
    if (isThere) return
    const abort = new AbortController()
    fetchPage(search, abort.signal)
      .then((next) => setPage({ ...next, of: wanted }))
      .catch((error: Error) => {
        if (!abort.signal.aborted) setFailure({ of: wanted, text: error.message })
      })
    return () => abort.abort()
  }, [search, wanted, isThere])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  /** Puts a saved request in the place of the old one, and asks for the list again. */
  const replace = useCallback((saved: RfqRecord) => {
    setPage((before) => ({ ...before, rows: before.rows.map((row) => (row.id === saved.id ? saved : row)) }))
    setAttempt((before) => before + 1)
  }, [])
  const problem = !isThere && failure?.of === wanted ? failure.text : undefined
  return { ...page, isLoading: !isThere && !problem, problem, reload, replace }
}
