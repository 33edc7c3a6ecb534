'use client'

import { useEffect, useState } from 'react'
import type { PriceBookItem } from '@/plugins/portal/collections/price-book-items/schema'
import { searchPriceBook } from './quote-calls'

/** After this many milliseconds without a key the search begins. */
const PAUSE = 200

/** What the price book has for some words; `undefined` while nobody asks, or the answer is on its way. */
export function usePriceBook(words: string, isAsked: boolean): PriceBookItem[] | undefined {
  const [found, setFound] = useState<{ of: string; items: PriceBookItem[] }>()
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      searchPriceBook(words, abort.signal).then(
        (items) => setFound({ of: words, items }),
        // Without the price book a line is written by hand.
        () => !abort.signal.aborted && setFound({ of: words, items: [] }),
      )
    }, PAUSE)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [words, isAsked])
  return isAsked && found?.of === words ? found.items : undefined
}
