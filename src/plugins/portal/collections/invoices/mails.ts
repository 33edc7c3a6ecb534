import type { CollectionAfterChangeHook } from 'payload'
import { invoiceIssued } from '@/emails/invoice-issued'
import { dayStored, formatDay } from '@/lib/shared/days'
import type { Invoice } from '@/payload-types'
import { mailToClient } from '../../mail-to-client'
import { idOf } from '../client-projects/parts'
import { formatCents } from './money'

const dayOf = (value: string | null | undefined): string => (value ? formatDay(dayStored(value)) : '')

/**
 * Mails an invoice to its client when it is issued, in the same transaction: that is when it gets its number. An operation
 * whose own mail brings the invoice says so in `req.context.isInvoiceTold`.
 */
export const tellTheClient: CollectionAfterChangeHook<Invoice> = async ({ doc, previousDoc, req }) => {
  const { id, number, issueDate, dueDate, totalCents } = doc
  if (!number || previousDoc?.number || req.context.isInvoiceTold === true) return doc
  const facts = { issued: dayOf(issueDate), due: dayOf(dueDate), total: formatCents(totalCents) }
  await mailToClient(req, { clientId: idOf(doc.client), kind: 'billing' }, (told) =>
    invoiceIssued({ ...told, invoice: { id, number }, facts }),
  )
  return doc
}
