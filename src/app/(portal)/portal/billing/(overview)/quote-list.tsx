import { FileSignature } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DataTable } from '@/components/portal/data-table'
import { EmptyState } from '@/components/portal/empty-state'
import { Status } from '@/components/portal/status'
import { isOpen, readerStateLabels, stateTones } from '@/components/quote/texts'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { ClientQuote } from '@/plugins/portal/collections/quotes/schema'

const link = 'inline-flex min-h-6 items-center font-medium text-primary hover:underline'

// Rows are as high as their links; what stands beside them is in the same line.
const Cell = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-6 items-center">{children}</span>
)

const hrefOf = ({ id }: ClientQuote): string => `/portal/billing/quotes/${id}`
const nameOf = ({ number, version }: ClientQuote): string => (version > 1 ? `${number} v${version}` : number)

const columns: Parameters<typeof DataTable<ClientQuote>>[0]['columns'] = [
  {
    label: 'Number',
    isHead: true,
    cell: (quote) => (
      <Link href={hrefOf(quote)} prefetch={false} className={`${link} font-mono whitespace-nowrap`}>
        {nameOf(quote)}
      </Link>
    ),
  },
  {
    label: 'Title',
    isText: true,
    cell: ({ title }) => <span className="block min-h-6 content-center break-words @3xl:min-w-40">{title}</span>,
  },
  {
    label: 'Status',
    cell: ({ state }) => (
      <Cell>
        <Status tone={stateTones[state]}>{readerStateLabels[state]}</Status>
      </Cell>
    ),
  },
  {
    label: 'Valid until',
    cell: ({ validUntil }) => (
      <span className="inline-flex min-h-6 items-center whitespace-nowrap">
        {validUntil ? formatDay(validUntil) : 'Without an end'}
      </span>
    ),
  },
  {
    label: 'Total',
    isNumber: true,
    cell: ({ totalCents }) => (
      <span className="inline-flex min-h-6 items-center font-mono">{formatCents(totalCents)}</span>
    ),
  },
  {
    label: 'Answer',
    cell: (quote) => (
      <Link href={hrefOf(quote)} prefetch={false} className={`${link} whitespace-nowrap`}>
        {isOpen(quote.state) ? 'Review and accept' : 'View'}
        <span className="sr-only"> {nameOf(quote)}</span>
      </Link>
    ),
  },
]

/** The quotes that were sent to the caller, the newest first. */
export function QuoteList({ quotes }: { quotes: ClientQuote[] }) {
  if (quotes.length === 0)
    return (
      <div className="p-5">
        <EmptyState
          icon={FileSignature}
          title="No quotes yet"
          text="When you ask us for a quote, it is here to be read and accepted as soon as we have sent it."
          action={
            <a href="/rfq" className={link}>
              Request a quote
            </a>
          }
        />
      </div>
    )
  return <DataTable caption="Quotes with status and totals" columns={columns} rows={quotes} keyOf={({ id }) => id} />
}
