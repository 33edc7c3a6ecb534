import { Download, ReceiptText } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DataTable } from '@/components/portal/data-table'
import { EmptyState } from '@/components/portal/empty-state'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import {
  type InvoiceListQuery,
  type InvoiceRow,
  type ListFilter,
  listFilters,
  stateLabels,
} from '@/plugins/portal/collections/invoices/schema'
import { StateMark } from '../state-mark'

const hrefOf = (status: ListFilter, page = 1): string => {
  const query = new URLSearchParams()
  if (status !== 'all') query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return `/portal/billing${query.size > 0 ? `?${query.toString()}` : ''}`
}

const labelOf = (filter: ListFilter): string => (filter === 'all' ? 'All' : stateLabels[filter])

const chip =
  'inline-flex min-h-11 items-center rounded px-3 text-1 font-medium text-ink-muted hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary'

function Filters({ current }: { current: ListFilter }) {
  return (
    <nav aria-label="Invoices by status" className="flex flex-wrap gap-1 border-b border-line px-3 py-2">
      {listFilters.map((filter) => (
        <Link
          key={filter}
          href={hrefOf(filter)}
          prefetch={false}
          scroll={false}
          aria-current={filter === current ? 'page' : undefined}
          className={chip}
        >
          {labelOf(filter)}
        </Link>
      ))}
    </nav>
  )
}

const step = 'inline-flex min-h-11 items-center text-1 font-medium text-primary hover:underline'

function Pages({ query, total }: { query: InvoiceListQuery; total: number }) {
  const pages = Math.max(1, Math.ceil(total / query.limit))
  if (pages === 1 && query.page === 1) return null
  const { status, page } = query
  return (
    <nav
      aria-label="Pages of invoices"
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-2"
    >
      {page > 1 ? (
        <Link href={hrefOf(status, Math.min(page - 1, pages))} prefetch={false} className={step}>
          Newer
        </Link>
      ) : (
        <span />
      )}
      <p className="text-1 text-ink-muted tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link href={hrefOf(status, page + 1)} prefetch={false} className={step}>
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

function Nothing({ status }: { status: ListFilter }) {
  return (
    <div className="p-5">
      {status === 'all' ? (
        <EmptyState
          icon={ReceiptText}
          title="No invoices yet"
          text="What we bill you appears here on the day of issue, with its PDF. Until then there is nothing to pay."
        />
      ) : (
        <EmptyState
          icon={ReceiptText}
          title={`No invoice is ${labelOf(status).toLowerCase()}`}
          text="Choose All to see every invoice."
        />
      )}
    </div>
  )
}

const link = 'inline-flex min-h-11 md:min-h-6 items-center font-mono font-medium text-primary hover:underline'

// Rows are as high as their links; what stands beside them is in the same line.
const Cell = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-6 items-center whitespace-nowrap">{children}</span>
)

const Amount = ({ cents }: { cents: number }) => (
  <span className="inline-flex min-h-6 items-center font-mono">{formatCents(cents)}</span>
)

const columns: Parameters<typeof DataTable<InvoiceRow>>[0]['columns'] = [
  {
    label: 'Number',
    isHead: true,
    cell: ({ id, number }) => (
      <Link href={`/portal/billing/${id}`} prefetch={false} className={`${link} whitespace-nowrap`}>
        {number}
      </Link>
    ),
  },
  {
    label: 'Status',
    cell: ({ status }) => (
      <Cell>
        <StateMark state={status} />
      </Cell>
    ),
  },
  { label: 'Date', cell: ({ issueDate }) => <Cell>{issueDate && formatDay(issueDate)}</Cell> },
  { label: 'Due date', cell: ({ dueDate }) => <Cell>{dueDate && formatDay(dueDate)}</Cell> },
  { label: 'Total', isNumber: true, cell: ({ totalCents }) => <Amount cents={totalCents} /> },
  { label: 'Balance', isNumber: true, cell: ({ balanceCents }) => <Amount cents={balanceCents} /> },
  {
    label: 'File',
    cell: ({ id, number }) => (
      <a href={`/api/client/invoices/${id}/pdf`} download className={`${link} relative gap-1.5`}>
        <Download aria-hidden size={16} />
        PDF
        <span className="sr-only"> of {number}</span>
      </a>
    ),
  },
]

type Props = { rows: InvoiceRow[]; total: number; query: InvoiceListQuery }

/** The caller's invoices, narrowed by status. */
export function InvoiceList({ rows, total, query }: Props) {
  const isFirstUse = total === 0 && query.status === 'all'
  return (
    <>
      {!isFirstUse && <Filters current={query.status} />}
      {rows.length === 0 ? (
        <Nothing status={query.status} />
      ) : (
        <DataTable caption="Invoices with status and amounts" columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      <Pages query={query} total={total} />
    </>
  )
}
