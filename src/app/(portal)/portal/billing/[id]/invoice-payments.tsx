import { DataTable } from '@/components/portal/data-table'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { InvoiceDetails, InvoicePayment } from '@/plugins/portal/collections/invoices/schema'

const columns: Parameters<typeof DataTable<InvoicePayment>>[0]['columns'] = [
  { label: 'Date', isHead: true, cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span> },
  { label: 'Method', cell: ({ method }) => method },
  { label: 'Reference', cell: ({ reference }) => reference ?? 'None' },
  {
    label: 'Amount',
    isNumber: true,
    cell: ({ amountCents }) => <span className="font-mono">{formatCents(amountCents)}</span>,
  },
]

const wordsFor = ({ status, dueDate }: InvoiceDetails): string => {
  if (status === 'void') return 'This invoice was voided. Nothing is due on it.'
  if (status === 'paid') return 'Nothing is due on this invoice.'
  return dueDate ? `Nothing was paid yet. Payment is due by ${formatDay(dueDate)}.` : 'Nothing was paid yet.'
}

/** What was paid of an invoice. */
export function InvoicePayments({ invoice }: { invoice: InvoiceDetails }) {
  if (invoice.payments.length === 0) return <p className="p-5 text-2 text-ink-muted">{wordsFor(invoice)}</p>
  return (
    <DataTable caption="Payments of this invoice" columns={columns} rows={invoice.payments} keyOf={({ id }) => id} />
  )
}
