'use client'

import { useCallback } from 'react'
import { useSearchParams } from 'next/navigation'
import { type DeskQuery, queryFrom, searchOf } from './desk-query'

/** What the address asks for, and a way to change it without asking the server for the page again. */
export function useDeskQuery() {
  const query = queryFrom(useSearchParams())
  const change = useCallback((changes: Partial<DeskQuery>) => {
    // The address itself, not the value of the last drawing: two changes may follow each other at once.
    const now = queryFrom(new URLSearchParams(window.location.search))
    window.history.replaceState(null, '', window.location.pathname + searchOf({ ...now, ...changes }))
  }, [])
  return { query, change }
}
