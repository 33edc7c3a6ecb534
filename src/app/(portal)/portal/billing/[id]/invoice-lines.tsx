import { DataTable } from '@/components/portal/data-table'
import { formatCents, formatQuantity, formatRate } from '@/plugins/portal/collections/invoices/money'
import type { InvoiceDetails, InvoiceLine } from '@/plugins/portal/collections/invoices/schema'

type Numbered = InvoiceLine & { place: number }

type Columns = Parameters<typeof DataTable<Numbered>>[0]['columns']

const discount: Columns[number] = {
  label: 'Discount',
  isNumber: true,
  cell: (line) => (line.discountBasisPoints === 0 ? 'None' : formatRate(line.discountBasisPoints)),
}

const columns: Columns = [
  {
    label: 'Description',
    isHead: true,
    cell: ({ description }) => <span className="block md:min-w-56">{description}</span>,
  },
  { label: 'Quantity', isNumber: true, cell: (line) => formatQuantity(line.quantityThousandths) },
  { label: 'Unit', cell: ({ unit }) => unit },
  { label: 'Unit price', isNumber: true, cell: (line) => formatCents(line.unitPriceCents) },
  { label: 'Tax', isNumber: true, cell: (line) => formatRate(line.taxRateBasisPoints) },
  { label: 'Amount', isNumber: true, cell: (line) => formatCents(line.amountCents) },
]

const row = 'flex justify-between gap-8 px-5 py-2 text-2'
const amount = 'font-mono tabular-nums'

/** What is billed, line by line, and what it comes to. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetails }) {
  const { lines, taxes, subtotalCents, totalCents } = invoice
  const hasDiscount = lines.some(({ discountBasisPoints }) => discountBasisPoints > 0)
  // The discount stands between the price and the tax, where there is one.
  const shown = columns.flatMap((one) => (hasDiscount && one.label === 'Tax' ? [discount, one] : [one]))
  const numbered = lines.map((line, place) => ({ ...line, place }))
  return (
    <>
      <DataTable caption="Lines of the invoice" columns={shown} rows={numbered} keyOf={({ place }) => place} />
      <dl className="ml-auto max-w-md border-t border-line py-2">
        <div className={row}>
          <dt className="text-ink-muted">Subtotal</dt>
          <dd className={amount}>{formatCents(subtotalCents)}</dd>
        </div>
        {taxes.map(({ rateBasisPoints, netCents, taxCents }) => (
          <div key={rateBasisPoints} className={row}>
            <dt className="text-ink-muted">
              Tax {formatRate(rateBasisPoints)} of {formatCents(netCents)}
            </dt>
            <dd className={amount}>{formatCents(taxCents)}</dd>
          </div>
        ))}
        <div className={`${row} font-semibold`}>
          <dt>Total</dt>
          <dd className={amount}>{formatCents(totalCents)}</dd>
        </div>
      </dl>
    </>
  )
}
