import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { dayIn, dayStored, formatDay, storedDay } from '@/lib/shared/days'
import type { Invoice } from '@/payload-types'
import { getBillingSettings } from '../../globals/billing-settings/operations'
import { amountsOf, linesOf, netByRate, placeOfDeduction } from '../invoices/billed-lines'
import { contentOf } from '../invoices/changes'
import { formatCents, formatRate, type MoneyLine } from '../invoices/money'
import { nextNumber } from '../invoices/numbering'
import { settle } from '../invoices/settle'

type Data = Record<string, unknown>
type Line = NonNullable<Invoice['lines']>[number]

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'credit_notes', errors: [{ path, message }] })
}

/** The invoice that is credited; the rules of the field have the better words for one that is missing. */
async function creditedInvoice(req: PayloadRequest, id: unknown): Promise<Invoice | null> {
  return Number.isSafeInteger(id)
    ? req.payload.findByID({
        collection: 'invoices',
        id: id as number,
        depth: 0,
        disableErrors: true,
        req,
        // Access was asked for the credit note: administrators only.
        overrideAccess: true,
      })
    : null
}

const copied = (lines: Invoice['lines']): Omit<Line, 'id'>[] => (lines ?? []).map(({ id: _id, ...line }) => line)

/** At each rate of tax no more than the invoice billed at it, less what was credited before. */
async function fitsTheRates(req: PayloadRequest, invoice: Invoice, lines: MoneyLine[]): Promise<void> {
  const { rows } = await sqlOf(req).query<{ id: number }>(
    "select id from credit_notes where invoice_id = $1 and status = 'issued'",
    [invoice.id],
  )
  const ids = rows.map(({ id }) => id)
  const before = netByRate(await linesOf(req, 'credit_notes', ids))
  const billed = netByRate(invoice.lines ?? [])
  for (const [rate, cents] of netByRate(lines)) {
    const left = (billed.get(rate) ?? 0) - (before.get(rate) ?? 0)
    if (cents > Math.max(0, left))
      refuse('lines', `Taxed at ${formatRate(rate)}, only ${formatCents(left)} before tax is left of ${invoice.number}`)
  }
}

/** The amounts of a credit note, which are within what is left of its invoice. */
async function credited(req: PayloadRequest, invoice: Invoice, lines: Partial<MoneyLine>[]) {
  const deduction = placeOfDeduction(lines)
  // What bills a quote may deduct a deposit, and so may what takes it back.
  if (deduction >= 0 && !invoice.quote) refuse(`lines.${deduction}.quantityThousandths`, 'More than zero')
  const amounts = amountsOf(lines) ?? refuse('lines', 'This comes to more than can be credited at once')
  const left = invoice.totalCents - invoice.creditedCents
  if (amounts.totalCents > left)
    refuse(
      'lines',
      `This is more than is left of ${invoice.number}: ${formatCents(left)} of ${formatCents(amounts.totalCents)}`,
    )
  if (amounts.totalCents < 0) refuse('lines', 'A credit note gives something back')
  // Lines that the rules of their fields will refuse come to nothing, and are refused there.
  if (amounts.totalCents > 0) await fitsTheRates(req, invoice, lines as MoneyLine[])
  return amounts
}

/** Everything that a credit note gets on the day of its issue and keeps from then on. */
async function issued(req: PayloadRequest, draft: Data, invoice: Invoice): Promise<Data> {
  const { timeZone, creditPrefix } = await getBillingSettings(req)
  const day = typeof draft.issueDate === 'string' ? dayStored(draft.issueDate) : dayIn(timeZone)
  const billedOn = dayStored(invoice.issueDate ?? '')
  if (day < billedOn) refuse('issueDate', `The invoice is of ${formatDay(billedOn)}; it is credited then or later`)
  if (Number(draft.totalCents) < 1) refuse('lines', 'A credit note gives something back')
  const number = await nextNumber(req, `${creditPrefix}-${day.slice(0, 4)}`, 'credit_notes')
  return { ...draft, ...number, issueDate: storedDay(day), status: 'issued' }
}

const sayings = (note: Data): string => JSON.stringify([note.invoice, note.reason, contentOf(note)])

/** Amounts follow from the lines; issuing gives the number, and from then on nothing changes. */
export const keepTheCredits: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const next: Data = { ...originalDoc, ...data }
  if (originalDoc?.status === 'issued') {
    if (next.status !== 'issued') refuse('status', 'An issued credit note stays issued')
    if (sayings(next) !== sayings(originalDoc)) refuse('number', 'An issued credit note cannot be changed')
    return originalDoc
  }
  const invoice = await creditedInvoice(req, next.invoice)
  if (!invoice) return data
  if (invoice.status !== 'issued' && invoice.status !== 'paid')
    refuse('invoice', `A credit note is for an issued invoice; this one is ${invoice.status}`)
  const given = (next.lines ?? []) as Line[]
  const lines = given.length > 0 ? given : copied(invoice.lines)
  const amounts = await credited(req, invoice, lines)
  const draft: Data = { ...data, ...amounts, lines, client: invoice.client, number: null, series: null, sequence: null }
  return next.status === 'issued' ? issued(req, { ...next, ...draft }, invoice) : draft
}

export const settleTheInvoice: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.status === 'issued') await settle(req, doc.invoice)
  return doc
}

/** A number that was given is never missing. */
export const onlyDraftCreditsGo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rowCount } = await sqlOf(req).query("select 1 from credit_notes where id = $1 and status <> 'draft'", [id])
  if (rowCount) throw new APIError('An issued credit note cannot be deleted', 409, undefined, true)
}
