'use client'

import { useCallback } from 'react'
import { useSearchParams } from 'next/navigation'
import { addressWith } from './rfq-address'

/** The query of the address and a way to change it without asking the server for the page again. */
export function useAddress() {
  const params = useSearchParams()
  const change = useCallback((changes: Record<string, string>, step: 'push' | 'replace' = 'push') => {
    // The address itself, not the value of the last drawing: two changes may follow each other at once.
    const search = addressWith(new URLSearchParams(window.location.search), changes)
    const method = step === 'push' ? 'pushState' : 'replaceState'
    window.history[method](null, '', window.location.pathname + search)
  }, [])
  return { params, change }
}
