'use client'

import { useCallback, useEffect, useState } from 'react'

/** How often a visible desk asks, in milliseconds. One question costs the server a look at the end of an index. */
const EVERY = 10_000

type Known = { since: number; count: number; newest: number }

/**
 * How many requests have come in since the desk was filled. Asked again and again while the desk can be seen: that passes
 * every proxy, and a question that fails is simply asked again.
 */
export function useNewRequests(newest: number) {
  const [news, setNews] = useState<Known>({ since: newest, count: 0, newest })
  const { since } = news

  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await fetch(`/api/admin/rfq/changes?since=${since}`, { signal: abort.signal })
      if (!answer.ok) return
      const next = (await answer.json()) as Omit<Known, 'since'>
      setNews((before) => (before.since === since && before.newest !== next.newest ? { since, ...next } : before))
    }
    const askQuietly = () => void ask().catch(() => undefined)
    const timer = window.setInterval(askQuietly, EVERY)
    document.addEventListener('visibilitychange', askQuietly)
    return () => {
      abort.abort()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', askQuietly)
    }
  }, [since])

  const seen = useCallback(() => setNews((before) => ({ since: before.newest, count: 0, newest: before.newest })), [])
  return { count: news.count, seen }
}

/** How many requests are new, and what to call when they have been brought in. */
export type News = ReturnType<typeof useNewRequests>
