import { Download } from 'lucide-react'
import { DataTable } from '@/components/portal/data-table'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { InvoiceCredit } from '@/plugins/portal/collections/invoices/schema'

const link = 'inline-flex min-h-11 items-center gap-1.5 font-medium text-primary hover:underline md:min-h-6'

function File({ credit: { id, number }, format }: { credit: InvoiceCredit; format: 'pdf' | 'xml' }) {
  return (
    <a href={`/api/client/credit-notes/${id}/${format}`} download className={link}>
      <Download aria-hidden size={16} />
      {format.toUpperCase()}
      <span className="sr-only"> of {number}</span>
    </a>
  )
}

/** What was given back of an invoice. */
export function InvoiceCredits({ credits, hasXml }: { credits: InvoiceCredit[]; hasXml: boolean }) {
  const columns: Parameters<typeof DataTable<InvoiceCredit>>[0]['columns'] = [
    { label: 'Number', isHead: true, cell: ({ number }) => <span className="font-mono">{number}</span> },
    { label: 'Date', cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span> },
    { label: 'Reason', isText: true, cell: ({ reason }) => <span className="whitespace-pre-line">{reason}</span> },
    {
      label: 'Amount',
      isNumber: true,
      cell: ({ amountCents }) => <span className="font-mono">{formatCents(amountCents)}</span>,
    },
    {
      label: 'Files',
      cell: (credit) => (
        <span className="flex flex-wrap gap-x-4">
          <File credit={credit} format="pdf" />
          {hasXml && <File credit={credit} format="xml" />}
        </span>
      ),
    },
  ]
  return <DataTable caption="Credit notes of this invoice" columns={columns} rows={credits} keyOf={({ id }) => id} />
}
