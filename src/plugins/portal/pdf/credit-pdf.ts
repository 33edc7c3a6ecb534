import { formatDay } from '@/lib/shared/days'
import type { CreditDetails } from '../collections/credit-notes/schema'
import { formatCents, formatRate } from '../collections/invoices/money'
import { type Doc, makePdf, roomFor } from './document'
import { drawNote } from './invoice-pdf'
import { drawFacts, drawLetterhead, drawSums, type Sender } from './letterhead'
import { drawLines } from './lines-table'

const sumsOf = (note: CreditDetails): [string, string][] => [
  ['Subtotal', formatCents(note.subtotalCents)],
  ...note.taxes.map(({ rateBasisPoints, netCents, taxCents }): [string, string] => [
    `Tax ${formatRate(rateBasisPoints)} of ${formatCents(netCents)}`,
    formatCents(taxCents),
  ]),
  ['Credited', formatCents(note.totalCents)],
]

function draw(doc: Doc, note: CreditDetails, sender: Sender): void {
  const { billTo, invoice, issueDate } = note
  let y = drawLetterhead(doc, sender, 'Credit note', note.number ?? 'Draft, not issued')
  y = drawFacts(
    doc,
    [
      ['For', [billTo.company, billTo.name, billTo.address, billTo.email].filter(Boolean).join('\n'), 214],
      ['Date', issueDate ? formatDay(issueDate) : 'On issue', 92],
      ['Invoice', invoice.number, 106],
      ['Invoice date', invoice.issueDate ? formatDay(invoice.issueDate) : '', 92],
    ],
    y,
  )
  y = drawLines(doc, note.lines, y)
  const sums = sumsOf(note)
  y = drawSums(doc, sums, roomFor(doc, y + 6, sums.length * 18 + 12)) + 22
  drawNote(doc, 'Reason', note.reason, y)
}

/** A credit note on paper. */
export const creditPdf = (note: CreditDetails, sender: Sender): Promise<Buffer> =>
  makePdf(
    {
      title: `Credit note ${note.number ?? 'draft'}`,
      author: sender.company,
      foot: `${sender.company} · Credit note ${note.number ?? 'draft'} for ${note.invoice.number}`,
      madeAt: new Date(`${note.issueDate ?? '2000-01-01'}T12:00:00.000Z`),
    },
    (doc) => draw(doc, note, sender),
  )
