import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { dayStored } from '@/lib/shared/days'
import type { CreditNote } from '@/payload-types'
import { idOf } from '../client-projects/parts'
import { totalsOf } from '../invoices/money'
import { findInvoice } from '../invoices/operations'
import { billToOf, presentLines } from '../invoices/present'
import type { CreditDetails } from './schema'

async function findCreditNote(req: PayloadRequest, id: string): Promise<CreditNote> {
  const missing = new HttpError(404, 'This credit note does not exist')
  if (!/^[1-9]\d{0,8}$/.test(id)) throw missing
  const row = await req.payload.findByID({
    collection: 'credit_notes',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!row) throw missing
  return row
}

/**
 * One credit note with its lines: the caller's own from its issue on; any, drafts too, for an administrator.
 * @throws HttpError 404
 */
export async function getCreditNote(req: PayloadRequest, id: string): Promise<CreditDetails> {
  const note = await findCreditNote(req, id)
  const invoice = await findInvoice(req, String(idOf(note.invoice)))
  const { status, subtotalCents, taxCents, totalCents, reason } = note
  const dayOf = (value: string | null | undefined) => (value ? dayStored(value) : null)
  return {
    id: note.id,
    number: note.number ?? null,
    status,
    issueDate: dayOf(note.issueDate),
    invoice: { id: invoice.id, number: invoice.number ?? '', issueDate: dayOf(invoice.issueDate) },
    billTo: billToOf(invoice),
    reason,
    lines: presentLines(note.lines ?? []),
    taxes: totalsOf(note.lines ?? []).taxes,
    subtotalCents,
    taxCents,
    totalCents,
  }
}
