import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { HttpError } from '@/lib/server/http-error'
import type { OpenFile } from '@/lib/server/kept-files'
import { getCreditNote } from '../collections/credit-notes/operations'
import type { CreditDetails } from '../collections/credit-notes/schema'
import { getInvoice } from '../collections/invoices/operations'
import type { InvoiceDetails } from '../collections/invoices/schema'
import { getBillingSettings } from '../globals/billing-settings/operations'
import { problemOf, type Seller, type UblDocument } from './document'
import { ublXml } from './ubl'

async function sellerOf(req: PayloadRequest): Promise<{ seller: Seller; bankAccount: string }> {
  const [{ companyName, phone, email, offices }, billing] = await Promise.all([
    getSiteSettings(req),
    getBillingSettings(req),
  ])
  const [office] = offices ?? []
  const name = companyName ?? ''
  const seller = {
    name,
    legalName: billing.legalName || name,
    id: email ?? '',
    taxId: billing.taxId.trim(),
    country: billing.country,
    address: office ? { street: office.street, city: office.city, zip: office.zip, state: office.state } : null,
    phone: phone ?? '',
    email: email ?? '',
  }
  return { seller, bankAccount: billing.bankAccount.trim() }
}

/** What an electronic invoice says of an invoice. What was credited is said by its credit notes. */
const documentOf = (invoice: InvoiceDetails, seller: Seller, bankAccount: string): UblDocument => ({
  kind: 'invoice',
  number: invoice.number ?? '',
  issueDate: invoice.issueDate ?? '',
  dueDate: invoice.dueDate,
  reference: invoice.reference,
  note: invoice.notes,
  terms: invoice.terms,
  bankAccount,
  credited: null,
  seller,
  buyer: invoice.billTo,
  lines: invoice.lines,
  taxes: invoice.taxes,
  subtotalCents: invoice.subtotalCents,
  taxCents: invoice.taxCents,
  totalCents: invoice.totalCents,
  prepaidCents: invoice.paidCents,
})

const creditDocumentOf = (note: CreditDetails, seller: Seller): UblDocument => ({
  ...note,
  kind: 'credit',
  number: note.number ?? '',
  issueDate: note.issueDate ?? '',
  dueDate: null,
  reference: null,
  note: note.reason,
  // BR-CO-25 asks for it where an amount is due.
  terms: `Set off against invoice ${note.invoice.number}.`,
  bankAccount: '',
  credited: note.invoice,
  seller,
  buyer: note.billTo,
  prepaidCents: 0,
})

const stateProblem = ({ number, status }: Pick<InvoiceDetails, 'number' | 'status'>): string | undefined => {
  if (!number) return 'A draft has no electronic invoice; issue it first'
  return status === 'void' ? 'This invoice was voided, which an electronic invoice cannot say' : undefined
}

/** Why there is no electronic invoice of an invoice; nothing when there is one. */
export async function missingForXml(req: PayloadRequest, invoice: InvoiceDetails): Promise<string | undefined> {
  const { seller, bankAccount } = await sellerOf(req)
  return stateProblem(invoice) ?? problemOf(documentOf(invoice, seller, bankAccount))
}

async function fileOf(document: UblDocument): Promise<OpenFile> {
  const problem = problemOf(document)
  if (problem) throw new HttpError(409, problem)
  const bytes = Buffer.from(await ublXml(document))
  return {
    name: `${document.number}.xml`,
    mimeType: 'application/xml; charset=utf-8',
    size: bytes.length,
    stream: () => Readable.from([bytes]),
  }
}

/**
 * An invoice as a file in UBL 2.1 by EN 16931.
 * @throws HttpError 404 when it is not the caller's, 409 for a draft, a void one, or when the seller's data are missing
 */
export async function invoiceXmlFile(req: PayloadRequest, id: string): Promise<OpenFile> {
  const invoice = await getInvoice(req, id)
  const problem = stateProblem(invoice)
  if (problem) throw new HttpError(409, problem)
  const { seller, bankAccount } = await sellerOf(req)
  return fileOf(documentOf(invoice, seller, bankAccount))
}

/**
 * A credit note as a file in UBL 2.1 by EN 16931.
 * @throws HttpError 404 when it is not the caller's, 409 for a draft, or when the seller's data are missing
 */
export async function creditXmlFile(req: PayloadRequest, id: string): Promise<OpenFile> {
  const note = await getCreditNote(req, id)
  if (!note.number) throw new HttpError(409, 'A draft has no electronic credit note; issue it first')
  return fileOf(creditDocumentOf(note, (await sellerOf(req)).seller))
}
