import { ScrollText } from 'lucide-react'
import { DataTable } from '@/components/portal/data-table'
import { EmptyState } from '@/components/portal/empty-state'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { Statement, StatementEntry } from '@/plugins/portal/statement/schema'
import { Figure } from '../figure'

type Row = StatementEntry & { place: number }

const Amount = ({ cents }: { cents: number }) => <span className="font-mono">{formatCents(cents)}</span>

const columns: Parameters<typeof DataTable<Row>>[0]['columns'] = [
  { label: 'Date', cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span> },
  {
    label: 'Document',
    isHead: true,
    cell: ({ number }) => <span className="font-mono whitespace-nowrap">{number}</span>,
  },
  { label: 'Text', isText: true, cell: ({ text }) => <span className="block md:min-w-44">{text}</span> },
  { label: 'Amount', isNumber: true, cell: ({ amountCents }) => <Amount cents={amountCents} /> },
  { label: 'Balance', isNumber: true, cell: ({ balanceCents }) => <Amount cents={balanceCents} /> },
]

/** What was owed at both ends of the period. */
export function StatementFigures({ statement }: { statement: Statement }) {
  const { from, to, openingCents, invoicedCents, creditedCents, paidCents, closingCents } = statement
  const settledCents = paidCents + creditedCents
  return (
    <div className="@container">
      <div className="grid gap-4 @2xl:grid-cols-3">
        <Figure label="Opening balance" value={formatCents(openingCents)}>
          {formatDay(from)}
        </Figure>
        <Figure
          label={creditedCents > 0 ? 'Invoiced, less credited and paid' : 'Invoiced, less paid'}
          value={formatCents(invoicedCents - settledCents)}
        >
          {formatCents(invoicedCents)} less {formatCents(settledCents)}
        </Figure>
        <Figure label="Closing balance" value={formatCents(closingCents)}>
          {formatDay(to)}
        </Figure>
      </div>
    </div>
  )
}

/** What moved the account in the period. */
export function StatementTable({ statement: { entries } }: { statement: Statement }) {
  if (entries.length === 0)
    return (
      <div className="p-5">
        <EmptyState
          icon={ScrollText}
          title="Nothing happened in this period"
          text="No invoice was issued and no payment arrived. Choose a longer period above."
        />
      </div>
    )
  const rows = entries.map((entry, place) => ({ ...entry, place }))
  return <DataTable caption="Movements of the account" columns={columns} rows={rows} keyOf={({ place }) => place} />
}
