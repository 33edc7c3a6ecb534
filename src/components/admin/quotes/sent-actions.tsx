'use client'

import { useState } from 'react'
import { Copy, FileText, PencilLine, Send } from 'lucide-react'
import { toast } from '@payloadcms/ui'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { mainButton, quietButton } from '../content/looks'
import { pdfHref } from './quote-calls'
import { ResendDialog } from './send-dialog'
import { useWriteQuote } from './use-write-quote'
import { canBeRevised, isOpen } from './versions'

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copied', { description: 'Whoever has it can read and answer the quote.' })
  } catch {
    toast.error('Link not copied', { description: url })
  }
}

type Props = { quote: QuoteRecord; isNewest: boolean; onChanged: (quote: QuoteRecord) => void }

/** What can be done with a version that was sent. */
export function SentActions({ quote, isNewest, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, write } = useWriteQuote(quote.requestId, onChanged)
  const { url } = quote
  return (
    <div className="flex flex-wrap gap-3">
      {isNewest && canBeRevised(quote) && (
        <button type="button" disabled={isBusy} onClick={write} className={mainButton}>
          <PencilLine aria-hidden size={16} />
          Revise
        </button>
      )}
      {isOpen(quote) && (
        <button type="button" onClick={() => setAsking(true)} className={quietButton}>
          <Send aria-hidden size={16} />
          Resend
        </button>
      )}
      {url && (
        <button type="button" onClick={() => void copy(url)} className={quietButton}>
          <Copy aria-hidden size={16} />
          Copy link
        </button>
      )}
      <a href={pdfHref(quote.id)} target="_blank" rel="noopener" className={quietButton}>
        <FileText aria-hidden size={16} />
        PDF
      </a>
      {isAsking && (
        <ResendDialog
          quote={quote}
          onSent={(sent) => {
            setAsking(false)
            onChanged(sent)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
