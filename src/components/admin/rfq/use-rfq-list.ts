'use client'

import { useCallback, useEffect, useState } from 'react'
import type { RfqListQuery, RfqPage, RfqRecord } from '@/collections/rfq-requests/schema'
import { callApi } from '../call-api'
import { searchOf } from './rfq-address'

/** One page of requests as the desk's call answers it. */
export async function fetchPage(query: RfqListQuery, signal?: AbortSignal): Promise<RfqPage> {
  const response = await callApi(`/api/admin/rfq?${searchOf(query)}`, { signal })
  return {
    rows: (await response.json()) as RfqRecord[],
    total: Number(response.headers.get('X-Total-Count')),
    isMore: response.headers.has('X-Total-Count-Exceeded'),
  }
}

const NOTHING: RfqPage = { rows: [], total: 0, isMore: false }

/**
 * The requests that a query names: at first the ones that came with the page, then what the server answers. The last
 * ones stay on the screen until the next have come. What a search for common words finds is shown first and counted then.
 */
export function useRfqList(query: RfqListQuery, first: RfqPage | undefined) {
  const search = searchOf(query)
  const [attempt, setAttempt] = useState(0)
  const wanted = `${search}#${attempt}`
  const [page, setPage] = useState({ ...(first ?? NOTHING), of: first ? wanted : '' })
  const [failure, setFailure] = useState<{ of: string; text: string }>()
  const isThere = page.of === wanted
  const isUncounted = isThere && page.isMore

  useEffect(() => {
    if (isThere && !isUncounted) return
    const abort = new AbortController()
    const asked = Object.fromEntries(new URLSearchParams(search)) as unknown as RfqListQuery
    const next = isThere
      ? fetchPage({ ...asked, page: 1, limit: 1, count: 'exact' }, abort.signal).then(({ total }) =>
          setPage((before) => ({ ...before, total, isMore: false })),
        )
      : fetchPage(asked, abort.signal).then((loaded) => setPage({ ...loaded, of: wanted }))
    next.catch((error: Error) => {
      if (!abort.signal.aborted && !isThere) setFailure({ of: wanted, text: error.message })
    })
    return () => abort.abort()
  }, [search, wanted, isThere, isUncounted])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  /** Puts a saved request in the place of the old one, and asks for the list again. */
  const replace = useCallback((saved: RfqRecord) => {
    setPage((before) => ({ ...before, rows: before.rows.map((row) => (row.id === saved.id ? saved : row)) }))
    setAttempt((before) => before + 1)
  }, [])
  const problem = !isThere && failure?.of === wanted ? failure.text : undefined
  return { ...page, isLoading: !isThere && !problem, problem, reload, replace }
}
