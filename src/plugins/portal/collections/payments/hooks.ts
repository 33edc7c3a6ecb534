import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { formatCents } from '../invoices/money'
import { settle } from '../invoices/settle'

type Owed = { client: number; status: string; number: string | null; openCents: number }

const refuse = (path: string, message: string): never => {
  throw new ValidationError({ collection: 'payments', errors: [{ path, message }] })
}

/** What is open on an invoice, without one payment that is being changed. */
async function owedOn(req: PayloadRequest, invoice: unknown, payment: number): Promise<Owed | undefined> {
  const { rows } = await sqlOf(req).query<{ client_id: number; status: string; number: string | null; open: string }>(
    `select client_id, status, number,
       total_cents - credited_cents - coalesce((select sum(amount_cents) from payments where invoice_id = i.id and id <> $2), 0) as open
     from invoices i where id = $1`,
    [invoice, payment],
  )
  const [row] = rows
  return row && { client: row.client_id, status: row.status, number: row.number, openCents: Number(row.open) }
}

/** A payment belongs to an issued invoice and to its client, and is no more than is open. */
export const fitsTheInvoice: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const invoice: unknown = originalDoc?.invoice ?? data.invoice
  if (originalDoc && data.invoice !== undefined && data.invoice !== invoice)
    refuse('invoice', 'A payment stays with its invoice; delete it and record another one')
  const amount: unknown = data.amountCents ?? originalDoc?.amountCents
  const owed = await owedOn(req, invoice, originalDoc?.id ?? 0)
  // The rules of the fields come after this hook; they have the better words for what is missing.
  if (!owed || typeof amount !== 'number') return data
  if (owed.status === 'draft' || owed.status === 'void')
    refuse('invoice', `A payment is recorded for an issued invoice; this one is ${owed.status}`)
  if (amount > owed.openCents)
    refuse('amountCents', `This is more than is open on ${owed.number}: ${formatCents(owed.openCents)}`)
  return { ...data, invoice, client: owed.client }
}

export const settleAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await settle(req, doc.invoice)
  return doc
}

export const settleAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await settle(req, doc.invoice)
  return doc
}
