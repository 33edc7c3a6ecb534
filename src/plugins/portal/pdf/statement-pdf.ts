import { formatDay } from '@/lib/shared/days'
import { formatCents } from '../collections/invoices/money'
import type { Statement } from '../statement/schema'
import { type Doc, makePdf, roomFor } from './document'
import { drawFacts, drawLetterhead, drawSums, type Sender } from './letterhead'
import { drawTable, type TableColumn } from './table'

const columns: TableColumn[] = [
  { label: 'Date', width: 78 },
  { label: 'Document', width: 100 },
  { label: 'Text', width: 166 },
  { label: 'Amount', width: 80, isNumber: true },
  { label: 'Balance', width: 80, isNumber: true },
]

function draw(doc: Doc, statement: Statement, sender: Sender): void {
  const { from, to, client, openingCents, entries, invoicedCents, creditedCents, paidCents, closingCents } = statement
  let y = drawLetterhead(doc, sender, 'Statement', `${formatDay(from)} to ${formatDay(to)}`)
  y = drawFacts(doc, [['Account of', [client.company, client.name, client.email].filter(Boolean).join('\n'), 300]], y)
  const rows = [
    [formatDay(from), '', 'Opening balance', '', formatCents(openingCents)],
    ...entries.map(({ date, number, text, amountCents, balanceCents }) => [
      formatDay(date),
      number,
      text,
      formatCents(amountCents),
      formatCents(balanceCents),
    ]),
  ]
  y = drawTable(doc, columns, rows, y)
  drawSums(
    doc,
    [
      ['Opening balance', formatCents(openingCents)],
      ['Invoiced', formatCents(invoicedCents)],
      // A statement without credit notes stays as it was.
      ...(creditedCents > 0 ? [['Credited', formatCents(-creditedCents)] as [string, string]] : []),
      ['Paid', formatCents(-paidCents)],
      ['Closing balance', formatCents(closingCents)],
    ],
    roomFor(doc, y + 6, 108),
  )
}

/** A statement on paper. */
export const statementPdf = (statement: Statement, sender: Sender): Promise<Buffer> =>
  makePdf(
    {
      title: `Statement ${statement.from} to ${statement.to}`,
      author: sender.company,
      foot: `${sender.company} · Statement of ${statement.client.company ?? statement.client.name}`,
      madeAt: new Date(`${statement.to}T12:00:00.000Z`),
    },
    (doc) => draw(doc, statement, sender),
  )
