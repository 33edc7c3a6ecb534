import { formatDay } from '@/lib/shared/days'
import { formatCents, formatRate } from '../collections/invoices/money'
import { type InvoiceDetails, stateLabels } from '../collections/invoices/schema'
import { column, type Doc, ink, makePdf, roomFor, write } from './document'
import { drawFacts, drawLetterhead, drawSums, type Sender } from './letterhead'
import { drawLines } from './lines-table'

const sumsOf = (invoice: InvoiceDetails): [string, string][] => [
  ['Subtotal', formatCents(invoice.subtotalCents)],
  ...invoice.taxes.map(({ rateBasisPoints, netCents, taxCents }): [string, string] => [
    `Tax ${formatRate(rateBasisPoints)} of ${formatCents(netCents)}`,
    formatCents(taxCents),
  ]),
  ['Total', formatCents(invoice.totalCents)],
  ...invoice.credits.map(({ number, amountCents }): [string, string] => [
    `Credit note ${number}`,
    formatCents(-amountCents),
  ]),
  ...invoice.payments.map(({ date, amountCents }): [string, string] => [
    `Paid ${formatDay(date)}`,
    formatCents(-amountCents),
  ]),
  invoice.status === 'void'
    ? ['Void', formatCents(0)]
    : invoice.balanceCents < 0
      ? ['Your credit', formatCents(-invoice.balanceCents)]
      : ['Balance due', formatCents(invoice.balanceCents)],
]

/** A heading with a paragraph, kept together. */
export function drawNote(doc: Doc, title: string, text: string, top: number): number {
  const height = doc.fontSize(9).heightOfString(text, { width: column.width, lineGap: 1.5 })
  const y = roomFor(doc, top, height + 16)
  const below = write(doc, title, column.left, y, { face: 'bold', size: 9 })
  return write(doc, text, column.left, below + 1, { size: 9, color: ink.muted }) + 12
}

function draw(doc: Doc, { invoice, sender, paymentInstructions }: InvoicePaper): void {
  const { billTo } = invoice
  const to = [billTo.company, billTo.name, billTo.address, billTo.email].filter(Boolean).join('\n')
  const dates = [
    ['Invoice date', invoice.issueDate],
    ['Due date', invoice.dueDate],
  ] as const
  let y = drawLetterhead(doc, sender, 'Invoice', invoice.number ?? 'Draft, not issued')
  y = drawFacts(
    doc,
    [
      ['Bill to', to, 214],
      ...dates.map(([label, day]): [string, string, number] => [label, day ? formatDay(day) : 'On issue', 92]),
      ['Status', stateLabels[invoice.status], 106],
    ],
    y,
  )
  const about = [
    invoice.reference && `Your reference: ${invoice.reference}`,
    invoice.project && `Project: ${invoice.project.name}`,
  ].filter(Boolean)
  if (about.length > 0) y = write(doc, about.join('\n'), column.left, y - 6) + 14
  y = drawLines(doc, invoice.lines, y)
  const sums = sumsOf(invoice)
  y = drawSums(doc, sums, roomFor(doc, y + 6, sums.length * 18 + 12)) + 22
  if (invoice.notes) y = drawNote(doc, 'Notes', invoice.notes, y)
  if (invoice.terms) y = drawNote(doc, 'Terms', invoice.terms, y)
  if (invoice.balanceCents > 0 && paymentInstructions) drawNote(doc, 'How to pay', paymentInstructions, y)
}

/** All that stands on an invoice. */
export type InvoicePaper = { invoice: InvoiceDetails; sender: Sender; paymentInstructions?: string }

/** An invoice on paper. */
export function invoicePdf(paper: InvoicePaper): Promise<Buffer> {
  const { invoice, sender } = paper
  const name = invoice.number ?? 'Draft'
  return makePdf(
    {
      title: `Invoice ${name}`,
      author: sender.company,
      foot: `${sender.company} · Invoice ${name}`,
      madeAt: new Date(`${invoice.issueDate ?? '2000-01-01'}T12:00:00.000Z`),
    },
    (doc) => draw(doc, paper),
  )
}
