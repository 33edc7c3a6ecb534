'use client'

import { FileText } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { mainButton, quietButton } from '../content/looks'
import { useLoaded } from '../content/use-loaded'
import { LoadProblem } from '../rfq/load-problem'
import { listQuotes, pdfHref, quoteHref } from './quote-calls'
import { ReaderDeed } from './reader-deed'
import { StateBadge } from './state-badge'
import { useWriteQuote } from './use-write-quote'
import { byVersion, canBeRevised } from './versions'

function Summary({ quote }: { quote: QuoteRecord }) {
  const { number, version, state, totals, validUntil } = quote
  return (
    <div className="mb-3 grid gap-1 rounded border border-line bg-surface p-4 text-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={state} />
        <span className="font-mono text-1">
          {number ?? 'No number yet'}, version {version}
        </span>
        <span className="ml-auto font-semibold tabular-nums">{formatCents(totals.totalCents)}</span>
      </p>
      <p className="text-1 text-ink-muted">{validUntil ? `Valid until ${formatDay(validUntil)}` : 'No last day yet'}</p>
      <p className="text-1 break-words text-ink-muted empty:hidden">
        <ReaderDeed quote={quote} />
      </p>
    </div>
  )
}

function Versions({ quotes }: { quotes: QuoteRecord[] }) {
  if (quotes.length === 0) return null
  return (
    <ul aria-label="Earlier versions" className="mt-4 grid gap-2 text-1">
      {quotes.map(({ id, requestId, version, state, totals }) => (
        <li key={id} className="flex flex-wrap items-center gap-3">
          <Link
            href={quoteHref(requestId, version)}
            prefetch={false}
            className="text-primary underline underline-offset-4"
          >
            Version {version}
          </Link>
          <StateBadge state={state} />
          <span className="text-ink-muted tabular-nums">{formatCents(totals.totalCents)}</span>
        </li>
      ))}
    </ul>
  )
}

function Actions({ requestId, newest }: { requestId: number; newest: QuoteRecord | undefined }) {
  const router = useRouter()
  const { isBusy, write } = useWriteQuote(requestId, () => router.push(quoteHref(requestId)))
  if (!newest)
    return (
      <button type="button" disabled={isBusy} onClick={write} className={mainButton}>
        Write a quote
      </button>
    )
  const isDraft = newest.state === 'draft'
  return (
    <div className="flex flex-wrap gap-3">
      <Link href={quoteHref(requestId)} prefetch={false} className={isDraft ? mainButton : quietButton}>
        {isDraft ? 'Continue the draft' : 'Open the quote'}
      </Link>
      {canBeRevised(newest) && (
        <button type="button" disabled={isBusy} onClick={write} className={quietButton}>
          Revise
        </button>
      )}
      <a href={pdfHref(newest.id)} target="_blank" rel="noopener" className={quietButton}>
        <FileText aria-hidden size={16} />
        PDF
      </a>
    </div>
  )
}

/** The quote of a request, beside the request: where it stands, and the ways to its screen. */
export function QuotePart({ requestId }: { requestId: number }) {
  const { value, problem, retry } = useLoaded(`quotes of ${requestId}`, () => listQuotes(requestId))
  if (problem) return <LoadProblem text={problem} onRetry={retry} />
  if (!value)
    return (
      <div role="status" aria-label="Loading the quote" className="h-24 rounded bg-sunken motion-safe:animate-pulse" />
    )
  const [newest, ...earlier] = byVersion(value)
  return (
    <>
      {newest ? <Summary quote={newest} /> : <p className="mb-3 text-2 text-ink-muted">Nothing was written yet.</p>}
      <Actions requestId={requestId} newest={newest} />
      <Versions quotes={earlier} />
    </>
  )
}
