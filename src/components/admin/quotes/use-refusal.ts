'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { reasonOf } from '../content/desk-calls'
import { newerOf, refusals } from './quote-calls'
import type { QuoteEditing } from './use-quote-editor'

type Refusal = ReturnType<typeof refusals>[number]

/**
 * Takes what the sending of a draft failed by back to the draft: to its fields, or to what a colleague has saved.
 * @returns whether it was something of the draft
 */
export function useRefusal(editing: QuoteEditing, close: () => void): (error: unknown) => boolean {
  const [refused, setRefused] = useState<Refusal[]>()
  const mark = useEffectEvent(editing.mark)
  useEffect(() => {
    if (!refused) return
    // Behind the dialog, which gives the focus back as it goes.
    const timer = window.setTimeout(() => mark(refused))
    return () => window.clearTimeout(timer)
  }, [refused])
  return (error) => {
    const newer = newerOf(error)
    const ofQuote = refusals(error).filter(({ path }) => path !== 'message')
    if (!newer && ofQuote.length === 0) return false
    close()
    toast.error('Quote not sent', { description: reasonOf(error) })
    if (newer) editing.meet(newer)
    else setRefused(ofQuote)
    return true
  }
}
