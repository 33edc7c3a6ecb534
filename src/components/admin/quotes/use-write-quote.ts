'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { reasonOf } from '../content/desk-calls'
import { writeQuote } from './quote-calls'

/** Begins the quote of a request, or the next version of it. */
export function useWriteQuote(requestId: number, onWritten: (draft: QuoteRecord) => void) {
  const [isBusy, setBusy] = useState(false)
  const write = async () => {
    setBusy(true)
    try {
      onWritten(await writeQuote(requestId))
    } catch (error) {
      toast.error('No draft was made', { description: reasonOf(error) })
    }
    setBusy(false)
  }
  return { isBusy, write: () => void write() }
}
