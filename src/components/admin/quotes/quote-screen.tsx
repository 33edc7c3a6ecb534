'use client'

import { useEffect, useRef, useState } from 'react'
import { useRouter, useSearchParams } from 'next/navigation'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { mainButton } from '../content/looks'
import { Editor } from './editor'
import { card } from './looks'
import { quoteHref } from './quote-calls'
import { Head, Past } from './quote-frame'
import { RequestAside } from './request-aside'
import { SentView } from './sent-view'
import { useWriteQuote } from './use-write-quote'
import { VersionNav } from './version-nav'
import { byVersion, withQuote } from './versions'

type Props = {
  request: RfqDetails
  /** The versions as they are stored. */
  stored: QuoteRecord[]
  /** The tax of a new line, in percent. */
  tax: string
  /** Whether the person may open the records of projects and invoices. */
  mayOpen: boolean
}

function Nothing({ requestId, onWritten }: { requestId: number; onWritten: (draft: QuoteRecord) => void }) {
  const { isBusy, write } = useWriteQuote(requestId, onWritten)
  return (
    <section aria-label="No quote yet" className={`${card} content-start`}>
      <p className="mb-4 text-2">No quote was written for this request yet.</p>
      <button type="button" disabled={isBusy} onClick={write} className={mainButton}>
        Write a quote
      </button>
    </section>
  )
}

/** The versions that are known, and the one that the address names; the newest without. */
function useVersions(requestId: number, stored: QuoteRecord[]) {
  const router = useRouter()
  const asked = Number(useSearchParams().get('version'))
  const [seen, setSeen] = useState(stored)
  const [quotes, setQuotes] = useState(() => byVersion(stored))
  // The server was asked again: what it says now holds.
  if (seen !== stored) {
    setSeen(stored)
    setQuotes(byVersion(stored))
  }
  const show = (quote: QuoteRecord) => {
    setQuotes((before) => withQuote(before, quote))
    router.replace(quoteHref(requestId))
    // The version before may have another state by this, which the server knows.
    router.refresh()
  }
  return {
    quotes,
    shown: quotes.find(({ version }) => version === asked) ?? quotes[0],
    show,
    keep: (quote: QuoteRecord) => setQuotes((before) => withQuote(before, quote)),
    drop: (id: number) => setQuotes((before) => before.filter((quote) => quote.id !== id)),
  }
}

/** The heading has the focus when something else is shown: what was pressed is gone then. */
function useHeading(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus()
    before.current = shown
  }, [shown])
  return heading
}

/** The screen of a request's quote: the draft is written here, and what was sent is followed. */
export function QuoteScreen({ request, stored, tax, mayOpen }: Props) {
  const { quotes, shown, show, keep, drop } = useVersions(request.id, stored)
  const title = useHeading(`${shown?.id} ${shown?.state}`)
  return (
    <main className="ax panel-page">
      <Head request={request} shown={shown} heading={title} />
      {shown && <VersionNav quotes={quotes} shown={shown} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px]">
        <RequestAside request={request} />
        {!shown && <Nothing requestId={request.id} onWritten={show} />}
        {shown?.state === 'draft' && (
          <Editor
            key={shown.id}
            quote={shown}
            tax={tax}
            onSaved={(quote) => (quote.state === 'draft' ? keep(quote) : show(quote))}
            onDiscarded={drop}
          />
        )}
        {shown && shown.state !== 'draft' && (
          <SentView
            key={shown.id}
            quote={shown}
            isNewest={shown === quotes[0]}
            onChanged={(quote) => (quote.id === shown.id ? keep(quote) : show(quote))}
            mayOpen={mayOpen}
          />
        )}
      </div>
      {shown && <Past shown={shown} />}
    </main>
  )
}
