'use client'

import { useCallback } from 'react'
import { useSearchParams } from 'next/navigation'
import type { ChangeAddress } from '../change-address'
import { addressWith, type Defaults } from './address'

/** The query of the address and a way to change it without asking the server for the page again. */
export function useFilters(defaults: Defaults): { params: URLSearchParams; change: ChangeAddress } {
  const params = useSearchParams()
  const change = useCallback<ChangeAddress>(
    (changes, step = 'push') => {
      // The address itself, not the value of the last drawing: two changes may follow each other at once.
      const search = addressWith(new URLSearchParams(window.location.search), changes, defaults)
      const method = step === 'push' ? 'pushState' : 'replaceState'
      window.history[method](null, '', window.location.pathname + search)
    },
    [defaults],
  )
  return { params: new URLSearchParams(params), change }
}
