'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { SetStepNav } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { mainButton } from '../content/looks'
import { Editor } from './editor'
import { card, heading } from './looks'
import { QuoteChanges } from './quote-changes'
import { quoteHref } from './quote-calls'
import { QuoteEvents } from './quote-events'
import { RequestAside } from './request-aside'
import { SentView } from './sent-view'
import { StateBadge } from './state-badge'
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

type HeadProps = { request: RfqDetails; shown: QuoteRecord | undefined; heading: RefObject<HTMLHeadingElement | null> }

function Head({ request, shown, heading: title }: HeadProps) {
  return (
    <header className="mb-6">
      <SetStepNav
        nav={[
          { label: 'RFQ Requests', url: '/admin/rfq' },
          { label: request.company, url: `/admin/rfq?request=${request.id}` },
          { label: 'Quote' },
        ]}
      />
      <h1 ref={title} tabIndex={-1} className="text-4 font-semibold tracking-tight break-words outline-none">
        Quote for {request.company}
      </h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-2 text-ink-muted">
        {shown && <StateBadge state={shown.state} />}
        {shown && (
          <span className="font-mono text-1">
            {shown.number ?? 'No number yet'}, version {shown.version}
          </span>
        )}
        <span>
          Request No. {request.id} of {request.fullName}
        </span>
      </p>
    </header>
  )
}

/** What was, below the quote: the differences to the version before, and who did what. */
function Past({ shown }: { shown: QuoteRecord }) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      {shown.version > 1 && (
        <section aria-labelledby="quote-changes" className={card}>
          <h2 id="quote-changes" className={`${heading} mb-4`}>
            Changes since version {shown.version - 1}
          </h2>
          <QuoteChanges quoteId={shown.id} updatedAt={shown.updatedAt} />
        </section>
      )}
      <section aria-labelledby="quote-history" className={card}>
        <h2 id="quote-history" className={`${heading} mb-4`}>
          History
        </h2>
        <QuoteEvents events={shown.events} />
      </section>
    </div>
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
