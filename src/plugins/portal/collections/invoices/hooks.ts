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
import { formatRate, type MoneyLine, totalsOf } from './money'
import { lockBilling, nextNumber } from './numbering'
import type { BillTo, InvoiceStatus } from './schema'

type Data = Record<string, unknown>

const refuse = (path: string, message: string): never => {
  throw new ValidationError({ collection: 'invoices', errors: [{ path, message }] })
}

const WRITES: readonly string[] = ['create', 'update', 'delete', 'restoreVersion']

/** Before anything is read for a change of an invoice or a payment. */
export const changeOneAtATime: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (WRITES.includes(operation)) await lockBilling(req)
}

const isWhole = (line: Partial<MoneyLine>): boolean =>
  [line.quantityThousandths, line.unitPriceCents, line.taxRateBasisPoints].every(Number.isSafeInteger)

/** The amounts of a draft. Lines that the rules of their fields will refuse come to nothing. */
function amountsOf(lines: Partial<MoneyLine>[]) {
  try {
    const { subtotalCents, taxCents, totalCents } = totalsOf(lines.every(isWhole) ? (lines as MoneyLine[]) : [])
    return { subtotalCents, taxCents, totalCents }
  } catch {
    return refuse('lines', 'The invoice comes to more than can be billed at once')
  }
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
  const reason = refusedStep(from, to, Number(originalDoc?.paidCents ?? 0))
  if (reason) refuse('status', reason)
  if (from !== 'draft') {
    if (contentOf(next) !== contentOf(originalDoc))
      refuse('number', 'An issued invoice cannot be changed; void it and issue another one')
    return { ...originalDoc, status: to }
  }
  const draft: Data = {
    ...data,
    ...amountsOf((next.lines ?? []) as Partial<MoneyLine>[]),
    paidCents: 0,
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
