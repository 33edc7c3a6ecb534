import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import type { OpenFile } from '@/lib/server/kept-files'
import { getCreditNote } from '../collections/credit-notes/operations'
import { getInvoice } from '../collections/invoices/operations'
import { howToPay } from '../gateway/operations'
import { statementCsv } from '../statement/csv'
import { getStatement } from '../statement/operations'
import type { Statement, StatementQuery } from '../statement/schema'
import { creditPdf } from './credit-pdf'
import { invoicePdf } from './invoice-pdf'
import { senderOf } from './letterhead'
import { statementPdf } from './statement-pdf'

/** Bytes as a file that can be sent. */
export const asFile = (name: string, mimeType: string, bytes: Buffer): OpenFile => ({
  name,
  mimeType,
  size: bytes.length,
  stream: () => Readable.from([bytes]),
})

/**
 * An invoice as a PDF file.
 * @throws HttpError 404 when it is not the caller's
 */
export async function invoiceFile(req: PayloadRequest, id: string): Promise<OpenFile> {
  const invoice = await getInvoice(req, id)
  const [settings, paymentInstructions] = await Promise.all([
    getSiteSettings(req),
    invoice.balanceCents > 0 ? howToPay(req, invoice) : undefined,
  ])
  const bytes = await invoicePdf({ invoice, sender: senderOf(settings), paymentInstructions })
  return asFile(`${invoice.number ?? `draft-${invoice.id}`}.pdf`, 'application/pdf', bytes)
}

/**
 * A credit note as a PDF file.
 * @throws HttpError 404 when it is not the caller's
 */
export async function creditFile(req: PayloadRequest, id: string): Promise<OpenFile> {
  const note = await getCreditNote(req, id)
  const bytes = await creditPdf(note, senderOf(await getSiteSettings(req)))
  return asFile(`${note.number ?? `credit-draft-${note.id}`}.pdf`, 'application/pdf', bytes)
}

const nameOf = ({ from, to }: Statement): string => `statement-${from}-to-${to}`

/**
 * The caller's statement as a PDF or a CSV file.
 * @throws HttpError 400 for a period that is none
 */
export async function statementFile(
  req: PayloadRequest,
  query: StatementQuery,
  format: 'pdf' | 'csv',
): Promise<OpenFile> {
  const statement = await getStatement(req, query)
  if (format === 'csv')
    return asFile(`${nameOf(statement)}.csv`, 'text/csv; charset=utf-8', Buffer.from(statementCsv(statement)))
  const bytes = await statementPdf(statement, senderOf(await getSiteSettings(req)))
  return asFile(`${nameOf(statement)}.pdf`, 'application/pdf', bytes)
}
