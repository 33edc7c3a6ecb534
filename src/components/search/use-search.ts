import { useEffect, useState } from 'react'
import { request } from '@/lib/client/request'
import type { SearchAnswer, SearchResult } from '@/search/result'

/** How long a pause in typing is waited for, in milliseconds. */
const PAUSE = 120

type Answer = { q: string; results: SearchResult[] | 'failed' }

/** What is known while somebody types. `results` may be those of what was typed before, until the new ones are there. */
export type SearchState = { state: 'idle' | 'loading' | 'ready' | 'failed'; results: SearchResult[] }

/** Searches as somebody types. An answer to what is no longer typed is dropped, however late it comes. */
export function useSearch(q: string): SearchState {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!q) return
    const stop = new AbortController()
    const settle = (results: Answer['results']) => stop.signal.aborted || setAnswer({ q, results })
    const timer = setTimeout(() => {
      const url = `/api/search?${new URLSearchParams({ q }).toString()}`
      request<SearchAnswer>('GET', url, { signal: stop.signal }).then(
        ({ results }) => settle(results),
        () => settle('failed'),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])

  if (!q || !answer) return { state: q ? 'loading' : 'idle', results: [] }
  const results = answer.results === 'failed' ? [] : answer.results
  if (answer.q !== q) return { state: 'loading', results }
  return { state: answer.results === 'failed' ? 'failed' : 'ready', results }
}
