import { formatCents, formatQuantity, formatRate } from '../collections/invoices/money'
import type { QuoteContent, QuoteLine } from '../collections/quotes/schema'
import { dueText } from '../collections/quotes/words'
import { column, type Doc, ink, roomFor, setType, write } from './document'
import { drawSums } from './letterhead'
import { drawTable, type TableColumn } from './table'

type Cell = { label: string; of: (line: QuoteLine) => string; isNumber?: boolean }

const discount: Cell = {
  label: 'Discount',
  of: ({ discountBasisPoints }) => (discountBasisPoints > 0 ? formatRate(discountBasisPoints) : ''),
  isNumber: true,
}
const chosen: Cell = { label: 'Chosen', of: ({ isChosen }) => (isChosen ? 'Yes' : 'No') }

/** What stands beside the description of a line. */
const cellsOf = (hasDiscounts: boolean, isOptional: boolean): Cell[] => [
  { label: 'Quantity', of: (line) => formatQuantity(line.quantityThousandths), isNumber: true },
  { label: 'Unit', of: ({ unit }) => unit },
  { label: 'Unit price', of: (line) => formatCents(line.unitPriceCents), isNumber: true },
  ...(hasDiscounts ? [discount] : []),
  { label: 'Tax', of: (line) => formatRate(line.taxRateBasisPoints), isNumber: true },
  ...(isOptional ? [chosen] : []),
  { label: 'Amount', of: (line) => formatCents(line.amountCents), isNumber: true },
]

/** Room between two columns, and the most that a column takes which holds words. */
const GAP = 11
const MOST_WORDS = 74

/** A column as wide as what stands in it: an amount is never broken in two, however large it is. */
function columnOf(doc: Doc, { label, of, isNumber }: Cell, lines: QuoteLine[]): TableColumn {
  const head = setType(doc, { face: 'bold', size: 8 }).widthOfString(label)
  setType(doc, { size: 9 })
  const widest = Math.max(head, ...lines.map((line) => doc.widthOfString(of(line))))
  return { label, isNumber, width: Math.ceil(isNumber ? widest : Math.min(widest, MOST_WORDS)) + GAP }
}

/** Lines with their prices; those that are optional say whether they are chosen. Returns where the text goes on. */
export function drawLines(doc: Doc, title: string, lines: QuoteLine[], top: number): number {
  if (lines.length === 0) return top
  const isOptional = lines.some((line) => line.isOptional)
  const cells = cellsOf(
    lines.some((line) => line.discountBasisPoints > 0),
    isOptional,
  )
  const columns = cells.map((cell) => columnOf(doc, cell, lines))
  const rest = column.width - columns.reduce((sum, { width }) => sum + width, 0)
  const rows = lines.map((line) => [line.description, ...cells.map((cell) => cell.of(line))])
  const y = write(doc, title, column.left, roomFor(doc, top, 70), { face: 'bold', size: 9.5 }) + 5
  return drawTable(doc, [{ label: 'Description', width: rest }, ...columns], rows, y) + 8
}

/** What is done by when, counted from the day of acceptance. Returns where the text goes on. */
export function drawMilestones(doc: Doc, { milestones }: QuoteContent, top: number): number {
  if (milestones.length === 0) return top
  const columns = [
    { label: 'Milestone', width: 344 },
    { label: 'Due', width: 160 },
  ]
  const rows = milestones.map(({ title, days }) => [title, dueText(days)])
  const y = write(doc, 'Milestones', column.left, roomFor(doc, top, 70), { face: 'bold', size: 9.5 }) + 5
  return drawTable(doc, columns, rows, y) + 8
}

/** What the quote comes to, and how much of it is due first. Returns where the text goes on. */
export function drawTotals(doc: Doc, { totals, depositBasisPoints }: QuoteContent, top: number): number {
  const sums: [string, string][] = [
    ['Subtotal', formatCents(totals.subtotalCents)],
    ...totals.taxes.map(({ rateBasisPoints, netCents, taxCents }): [string, string] => [
      `Tax ${formatRate(rateBasisPoints)} of ${formatCents(netCents)}`,
      formatCents(taxCents),
    ]),
    ['Total', formatCents(totals.totalCents)],
  ]
  let y = drawSums(doc, sums, roomFor(doc, top, sums.length * 18 + 56))
  if (depositBasisPoints > 0) {
    const text = `Deposit on acceptance, ${formatRate(depositBasisPoints)}`
    const x = column.right - 250
    const below = write(doc, text, x, y + 2, { width: 140 })
    const amount = formatCents(totals.depositCents)
    y = Math.max(below, write(doc, amount, x + 140, y + 2, { width: 110, align: 'right' }))
  }
  const note = 'All amounts are in US dollars.'
  return write(doc, note, column.left, y + 4, { size: 8, color: ink.muted, align: 'right', width: column.width }) + 16
}
