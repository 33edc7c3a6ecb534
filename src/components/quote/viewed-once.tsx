'use client'

import { useEffect } from 'react'
import { request } from '@/lib/client/request'

/**
 * Tells the desk that the quote was read: once, when the page is in sight. Programs that only fetch the link do not run
 * this, and reading by itself changes nothing.
 */
export function ViewedOnce({ token }: { token: string }) {
  useEffect(() => {
    let isTold = false
    const tell = () => {
      if (isTold || document.visibilityState !== 'visible') return
      isTold = true
      // The reader has no part in this: whether it worked is no matter for the page.
      request('POST', `/api/quotes/${token}/viewed`).catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [token])
  return null
}
