'use client'

import { useEffect, useState } from 'react'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { ReceiptText } from 'lucide-react'
import { callApi } from '@/components/admin/call-api'
import { quietButton } from '@/components/admin/rfq/looks'

type Quote = { id: number; number: string | null }

/** The accepted quote that a project came from; nothing for one that came without. */
function useQuoteOf(id: number | string | undefined): Quote | undefined {
  const [quote, setQuote] = useState<Quote>()
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({
        'where[project][equals]': String(id),
        'where[status][equals]': 'accepted',
        depth: '0',
        limit: '1',
      })
      try {
        const { docs } = (await (await callApi(`/api/quotes?${query}`)).json()) as { docs: Quote[] }
        setQuote(docs[0])
      } catch {
        // Without it the button is not there; the project can be worked on all the same.
      }
    })
    return () => clearTimeout(timer)
  }, [id])
  return quote
}

/** In the panel, at a project: makes the draft of the invoice over what is left of its quote. */
export function BillRest() {
  const { id } = useDocumentInfo()
  const quote = useQuoteOf(id)
  const [isBusy, setBusy] = useState(false)
  if (!quote) return null
  const bill = async () => {
    setBusy(true)
    try {
      const answer = await callApi(`/api/admin/quotes/${quote.id}/invoice`, { method: 'POST' })
      const invoice = (await answer.json()) as { id: number }
      window.location.assign(`/admin/collections/invoices/${invoice.id}`)
    } catch (error) {
      toast.error((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <section aria-label="Billing" className="ax mb-8 flex flex-wrap items-center gap-3 text-1">
      <button type="button" disabled={isBusy} onClick={() => void bill()} className={quietButton}>
        <ReceiptText aria-hidden size={16} />
        {isBusy ? 'Making the draft...' : 'Bill the rest of the quote'}
      </button>
      <span className="text-ink-muted">
        Quote {quote.number}, less its deposit, as a draft to look at and to issue.
      </span>
    </section>
  )
}
