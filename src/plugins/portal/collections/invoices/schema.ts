import { z } from 'zod'
import { type Day, daysBetween, isDay } from '@/lib/shared/days'
import type { TaxPart } from './money'

export const invoiceStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'issued', label: 'Issued' },
  { value: 'paid', label: 'Paid' },
  { value: 'void', label: 'Void' },
] as const
/** What is stored. */
export type InvoiceStatus = (typeof invoiceStatuses)[number]['value']

/** What is shown: an issued invoice is overdue from the day after its due date on. */
export type InvoiceState = InvoiceStatus | 'overdue'

/** How a state is read by a client. */
export const stateLabels: Record<InvoiceState, string> = {
  draft: 'Draft',
  issued: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  void: 'Void',
}

/** The state of an invoice on a day of the company. On its due date itself it is not overdue yet. */
export const stateOn = (today: Day, invoice: { status: InvoiceStatus; dueDate: Day | null }): InvoiceState =>
  invoice.status === 'issued' && invoice.dueDate !== null && invoice.dueDate < today ? 'overdue' : invoice.status

/** The states by which a client's list can be narrowed; `issued` are those that are not overdue. */
export const listFilters = ['all', 'issued', 'overdue', 'paid', 'void'] as const
export type ListFilter = (typeof listFilters)[number]

export const PAGE_SIZE = 25

/** The query of `GET /api/client/invoices`; `limit` is 100 at most. */
export const invoiceListQuery = z.object({
  status: z.enum(listFilters, 'Status is all, issued, overdue, paid or void').default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1, 'limit is 1 to 100').max(100, 'limit is 1 to 100').default(PAGE_SIZE),
})
export type InvoiceListQuery = z.output<typeof invoiceListQuery>

const day = z.string('A date is written as 2026-11-20').refine(isDay, 'A date is written as 2026-11-20')
/** The longest period of an export, in days: five years. */
const LONGEST = 5 * 366

/** The query of `GET /api/admin/invoices/export`: both days are within the period. */
export const exportQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The period ends before it begins' })
  .refine(({ from, to }) => daysBetween(from, to) <= LONGEST, { path: ['from'], error: 'Choose five years at most' })
export type ExportQuery = z.output<typeof exportQuery>

/** An invoice in a list. Amounts are cents; a draft has no number and perhaps no dates. */
export type InvoiceRow = {
  id: number
  number: string | null
  status: InvoiceState
  issueDate: Day | null
  dueDate: Day | null
  subtotalCents: number
  taxCents: number
  totalCents: number
  paidCents: number
  creditedCents: number
  /** What is open; less than zero is a credit of the client, after a credit note for what was paid. */
  balanceCents: number
}

/** A line of an invoice; `amountCents` is before tax, after the discount. */
export type InvoiceLine = {
  description: string
  quantityThousandths: number
  unit: string
  unitPriceCents: number
  discountBasisPoints: number
  taxRateBasisPoints: number
  amountCents: number
}

/** A payment as the client sees it. */
export type InvoicePayment = { id: number; date: Day; amountCents: number; method: string; reference: string | null }

/** A credit note as it stands beside its invoice. */
export type InvoiceCredit = { id: number; number: string; date: Day; amountCents: number; reason: string }

/** Late interest up to a day: for how many full months, how much, and how much of it stands on no invoice yet. */
export type LateInterest = { months: number; cents: number; unbilledCents: number }

/** Who an invoice is made out to; kept as it was on the day of issue. */
export type BillTo = { name: string; company: string | null; email: string; address: string | null }

/** One invoice, whole. */
export type InvoiceDetails = InvoiceRow & {
  billTo: BillTo
  project: { id: number; name: string } | null
  reference: string | null
  notes: string | null
  terms: string | null
  lines: InvoiceLine[]
  taxes: TaxPart[]
  payments: InvoicePayment[]
  credits: InvoiceCredit[]
  /** Nothing while there is none. */
  lateInterest: LateInterest | null
}

/** What a client owes; a balance below zero is the client's credit. */
export type BillingSummary = { balanceCents: number; overdueCents: number; openCount: number; overdueCount: number }

/** A reminder that went out; `days` is nothing for one that was sent by hand. */
export type SentReminder = { at: string; days: number | null; byName: string; openCents: number }

/** What became of an invoice after its issue, for those who follow it up. */
export type FollowUp = Pick<InvoiceDetails, 'number' | 'status' | 'balanceCents' | 'creditedCents' | 'lateInterest'> & {
  reminders: SentReminder[]
  /** Why there is no electronic invoice; nothing when there is one. */
  xmlProblem: string | null
}
