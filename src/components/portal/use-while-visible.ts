'use client'

import { useEffect } from 'react'

/**
 * Does `work` again and again while the page can be seen, each `seconds`, and at once when it comes into sight again.
 * A page in the background asks nothing.
 */
export function useWhileVisible(work: () => void, seconds: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const start = () => {
      timer = setInterval(work, seconds * 1000)
    }
    const turn = () => {
      clearInterval(timer)
      if (document.hidden) return
      work()
      start()
    }
    if (!document.hidden) start()
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [work, seconds])
}
