import Link from 'next/link'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { quoteHref } from './quote-calls'
import { StateBadge } from './state-badge'

/** The versions of a quote, to be gone between. */
export function VersionNav({ quotes, shown }: { quotes: QuoteRecord[]; shown: QuoteRecord }) {
  if (quotes.length < 2) return null
  return (
    <nav aria-label="Versions" className="mb-6">
      <ul className="flex flex-wrap gap-3">
        {quotes.map(({ id, requestId, version, state, totals }) => (
          <li key={id}>
            <Link
              href={quoteHref(requestId, version)}
              prefetch={false}
              aria-current={id === shown.id ? 'page' : undefined}
              className="inline-flex min-h-10 items-center gap-3 rounded border border-line bg-surface px-3 py-1 text-1 text-ink no-underline hover:bg-sunken aria-[current]:border-primary aria-[current]:bg-primary-soft"
            >
              <span className="font-medium">Version {version}</span>
              <StateBadge state={state} />
              <span className="tabular-nums">{formatCents(totals.totalCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
