'use client'

import { useCallback, useEffect, useState } from 'react'
import type { DeskPage } from '@/collections/content-pages/schema'
import { listPages, readPage } from './desk-calls'

/** Milliseconds between two looks at what others do, while the desk can be seen. */
const PAUSE = 20_000

/** All pages: at first those that came with the screen, then what the server says now and then, and after each change. */
export function usePages(first: DeskPage[]) {
  const [pages, setPages] = useState(first)
  const put = useCallback(
    (page: DeskPage) => setPages((before) => before.map((one) => (one.id === page.id ? page : one))),
    [],
  )

  useEffect(() => {
    const abort = new AbortController()
    const look = () => {
      if (document.visibilityState !== 'visible') return
      // What cannot be reached now is asked for again soon; the list stays as it is.
      listPages(abort.signal).then(setPages, () => {})
    }
    const timer = window.setInterval(look, PAUSE)
    document.addEventListener('visibilitychange', look)
    return () => {
      abort.abort()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  /** Asks for one page again, after something was done to it. */
  const refresh = useCallback((id: number) => readPage(id).then(put, () => {}), [put])
  return { pages, put, refresh }
}
