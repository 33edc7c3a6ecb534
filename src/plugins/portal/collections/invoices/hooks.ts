import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { addDays, daysBetween, dayIn, dayStored, storedDay } from '@/lib/shared/days'
import { getBillingSettings } from '../../globals/billing-settings/operations'
import { findPerson } from '../../people'
import { idOf } from '../client-projects/parts'
import { contentOf, refusedStep } from './changes'
import { amountsOf, placeOfDeduction } from './billed-lines'
import { formatRate, type MoneyLine } from './money'
import { lockBilling, nextNumber } from './numbering'
import type { BillTo, InvoiceStatus } from './schema'

type Data = Record<string, unknown>

function refuse(path: string, message: string): never {
  throw new ValidationError({ collection: 'invoices', errors: [{ path, message }] })
}

const WRITES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/** Before anything is read for a change of an invoice or a payment. */
export const changeOneAtATime: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (WRITES.includes(operation)) await lockBilling(req)
}

/** The amounts of a draft. Only the system deducts, from what bills a quote, and never more than there is. */
function billed(lines: Partial<MoneyLine>[], isOfQuote: boolean) {
  const deduction = placeOfDeduction(lines)
  if (deduction >= 0 && !isOfQuote)
    refuse(`lines.${deduction}.quantityThousandths`, 'More than zero: what is given back is a credit note')
  const amounts = amountsOf(lines) ?? refuse('lines', 'The invoice comes to more than can be billed at once')
  if (amounts.totalCents < 0) refuse('lines', 'An invoice comes to zero or more: what is given back is a credit note')
  return amounts
}

/** Who the invoice is made out to: what the draft says, else the client's account. */
async function billedTo(req: PayloadRequest, client: unknown, given: Partial<BillTo> = {}): Promise<BillTo> {
  const account = await findPerson(req, idOf(client) ?? 0)
  if (!account) return refuse('client', 'Choose the client first')
  return {
    name: given.name || account.fullName,
    company: given.company || account.company || null,
    email: given.email || account.email,
    address: given.address || null,
  }
}

/** Everything that an invoice gets on the day of its issue and keeps from then on. */
async function issued(req: PayloadRequest, draft: Data): Promise<Data> {
  const settings = await getBillingSettings(req)
  const issueDay = typeof draft.issueDate === 'string' ? dayStored(draft.issueDate) : dayIn(settings.timeZone)
  const dueDay = typeof draft.dueDate === 'string' ? dayStored(draft.dueDate) : addDays(issueDay, settings.paymentDays)
  if (dueDay < issueDay) refuse('dueDate', 'The due date is the day of issue or later')
  if (!(draft.lines as unknown[] | undefined)?.length) refuse('lines', 'An invoice has at least one line')
  const days = daysBetween(issueDay, dueDay)
  const due = days === 0 ? 'on receipt' : `within ${days} ${days === 1 ? 'day' : 'days'} of the invoice date`
  const interest = formatRate(settings.lateInterestBasisPoints)
  return {
    ...draft,
    ...(await nextNumber(req, `${settings.numberPrefix}-${issueDay.slice(0, 4)}`)),
    issueDate: storedDay(issueDay),
    dueDate: storedDay(dueDay),
    billTo: await billedTo(req, draft.client, draft.billTo as Partial<BillTo> | undefined),
    terms: draft.terms || `Payment is due ${due}. Overdue amounts bear late interest of ${interest} per month.`,
    // Nothing is owed on an invoice over nothing.
    status: draft.totalCents === 0 ? 'paid' : 'issued',
  }
}

/** Amounts follow from the lines; issuing gives the number; from then on only voiding is left. */
export const keepTheBooks: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const next: Data = { ...originalDoc, ...data }
  const from = (originalDoc?.status ?? 'draft') as InvoiceStatus
  const to = (next.status ?? 'draft') as InvoiceStatus
  const reason = refusedStep(from, to, {
    paidCents: Number(originalDoc?.paidCents ?? 0),
    creditedCents: Number(originalDoc?.creditedCents ?? 0),
  })
  if (reason) refuse('status', reason)
  if (from !== 'draft') {
    if (contentOf(next) !== contentOf(originalDoc))
      refuse('number', 'An issued invoice cannot be changed; void it and issue another one')
    return { ...originalDoc, status: to }
  }
  const draft: Data = {
    ...data,
    ...billed((next.lines ?? []) as Partial<MoneyLine>[], Boolean(next.quote)),
    paidCents: 0,
    creditedCents: 0,
    number: null,
    series: null,
    sequence: null,
  }
  return to === 'issued' ? issued(req, { ...next, ...draft }) : draft
}

/** A number that was given is never missing. */
export const onlyDraftsGo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rowCount } = await sqlOf(req).query("select 1 from invoices where id = $1 and status <> 'draft'", [id])
  if (rowCount) throw new APIError('An issued invoice cannot be deleted; void it instead', 409, undefined, true)
}
