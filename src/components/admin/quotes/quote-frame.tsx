'use client'

import type { RefObject } from 'react'
import { SetStepNav } from '@payloadcms/ui'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { card, heading } from './looks'
import { QuoteChanges } from './quote-changes'
import { QuoteEvents } from './quote-events'
import { StateBadge } from './state-badge'

type HeadProps = { request: RfqDetails; shown: QuoteRecord | undefined; heading: RefObject<HTMLHeadingElement | null> }

/** Whose quote it is, and where it stands. */
export function Head({ request, shown, heading: title }: HeadProps) {
  return (
    <header className="mb-6">
      <SetStepNav nav={[{ label: 'RFQ Requests', url: '/admin/rfq' }, { label: 'Quote' }]} />
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
export function Past({ shown }: { shown: QuoteRecord }) {
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
