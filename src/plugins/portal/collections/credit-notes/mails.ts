import type { CollectionAfterChangeHook } from 'payload'
import { creditNoteIssued } from '@/emails/credit-note-issued'
import { dayStored, formatDay } from '@/lib/shared/days'
import type { CreditNote } from '@/payload-types'
import { mailToClient } from '../../mail-to-client'
import { idOf } from '../client-projects/parts'
import { findInvoice } from '../invoices/operations'
import { formatCents } from '../invoices/money'

/** Mails a credit note to its client when it is issued, in the same transaction. */
export const tellOfCredit: CollectionAfterChangeHook<CreditNote> = async ({ doc, previousDoc, req }) => {
  const { id, number, issueDate, totalCents, reason } = doc
  if (!number || previousDoc?.number || !req.user) return doc
  const invoice = await findInvoice(req, String(idOf(doc.invoice)))
  const facts = {
    date: formatDay(dayStored(issueDate ?? '')),
    credited: formatCents(totalCents),
    balance: formatCents(invoice.totalCents - invoice.paidCents - invoice.creditedCents),
  }
  await mailToClient(req, { clientId: idOf(doc.client), kind: 'billing' }, (told) =>
    creditNoteIssued({
      ...told,
      note: { id, number, reason },
      invoice: { id: invoice.id, number: invoice.number ?? '' },
      facts,
    }),
  )
  return doc
}
