import { formatCents, formatQuantity, formatRate } from '../collections/invoices/money'
import type { InvoiceLine } from '../collections/invoices/schema'
import type { Doc } from './document'
import { drawTable, type TableColumn } from './table'

type LineColumn = TableColumn & { cell: (line: InvoiceLine) => string }

const columns: LineColumn[] = [
  { label: 'Description', width: 198, cell: ({ description }) => description },
  { label: 'Quantity', width: 58, isNumber: true, cell: (line) => formatQuantity(line.quantityThousandths) },
  { label: 'Unit', width: 52, cell: ({ unit }) => unit },
  { label: 'Unit price', width: 72, isNumber: true, cell: (line) => formatCents(line.unitPriceCents) },
  { label: 'Tax', width: 42, isNumber: true, cell: (line) => formatRate(line.taxRateBasisPoints) },
  { label: 'Amount', width: 82, isNumber: true, cell: (line) => formatCents(line.amountCents) },
]

const discount: LineColumn = {
  label: 'Discount',
  width: 56,
  isNumber: true,
  cell: ({ discountBasisPoints }) => (discountBasisPoints === 0 ? '' : formatRate(discountBasisPoints)),
}

/** The columns, with that of discounts where there is one: it takes its width from the descriptions. */
function columnsFor(lines: InvoiceLine[]): LineColumn[] {
  if (lines.every(({ discountBasisPoints }) => discountBasisPoints === 0)) return columns
  return columns.flatMap((one) => {
    if (one.label === 'Description') return [{ ...one, width: one.width - discount.width }]
    return one.label === 'Tax' ? [discount, one] : [one]
  })
}

/** Draws what is billed or given back, line by line; returns where the text goes on. */
export function drawLines(doc: Doc, lines: InvoiceLine[], top: number): number {
  const shown = columnsFor(lines)
  const rows = lines.map((line) => shown.map(({ cell }) => cell(line)))
  return drawTable(doc, shown, rows, top)
}
