import Link from 'next/link'
import { Panel } from '@/components/portal/panel'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import { ownQuotes } from '../../billing/own-quotes'

/** The quote that a project came from, for its client; nothing for a project that began otherwise. */
export async function ProjectQuotes({ projectId }: { projectId: number }) {
  const quotes = (await ownQuotes()).filter(({ project }) => project === projectId)
  if (quotes.length === 0) return null
  return (
    <Panel title="Quote">
      <ul className="grid gap-2 px-5 py-4">
        {quotes.map(({ id, number, totalCents }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              href={`/portal/billing/quotes/${id}`}
              prefetch={false}
              className="inline-flex min-h-6 items-center font-mono font-medium text-primary hover:underline"
            >
              {number}
            </Link>
            <span className="font-mono text-1 text-ink-muted tabular-nums">{formatCents(totalCents)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
