import type { PayloadRequest, Where } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { type Day, dayStored, startOfStored } from '@/lib/shared/days'
import type { CreditNote, Invoice, Payment } from '@/payload-types'
import { companyDay, getBillingSettings } from '../../globals/billing-settings/operations'
import { interestByMonth, sumOf } from './late-interest'
import { billedMonths, settlementsOf } from './late-interest-records'
import { presentDetails, presentInvoice } from './present'
import { projectNames } from './project-names'
import type { BillingSummary, InvoiceDetails, InvoiceListQuery, InvoiceRow, LateInterest, ListFilter } from './schema'

const MOST_PAYMENTS = 500

function statusIs(filter: ListFilter, today: Day): Where {
  const start = startOfStored(today)
  if (filter === 'issued')
    return { and: [{ status: { equals: 'issued' } }, { dueDate: { greater_than_equal: start } }] }
  if (filter === 'overdue') return { and: [{ status: { equals: 'issued' } }, { dueDate: { less_than: start } }] }
  return filter === 'all' ? { status: { not_equals: 'draft' } } : { status: { equals: filter } }
}

/** The caller's own invoices, newest first; staff see theirs, too, not everybody's. */
export async function listInvoices(
  req: PayloadRequest,
  { status, page, limit }: InvoiceListQuery,
): Promise<{ rows: InvoiceRow[]; total: number }> {
  if (!req.user) return { rows: [], total: 0 }
  const today = await companyDay(req)
  const { docs, totalDocs } = await req.payload.find({
    collection: 'invoices',
    where: { and: [{ client: { equals: req.user.id } }, statusIs(status, today)] },
    sort: ['-issueDate', '-sequence', '-id'],
    page,
    limit,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return { rows: docs.map((row) => presentInvoice(row, today)), total: totalDocs }
}

/**
 * An invoice that the caller may read.
 * @throws HttpError 404
 */
export async function findInvoice(req: PayloadRequest, id: string): Promise<Invoice> {
  const missing = new HttpError(404, 'This invoice does not exist')
  if (!/^[1-9]\d{0,8}$/.test(id)) throw missing
  const row = await req.payload.findByID({
    collection: 'invoices',
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

async function paymentsOf(req: PayloadRequest, invoice: number): Promise<Payment[]> {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { invoice: { equals: invoice } },
    sort: ['date', 'id'],
    limit: MOST_PAYMENTS,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs
}

async function creditsOf(req: PayloadRequest, invoice: number): Promise<CreditNote[]> {
  const { docs } = await req.payload.find({
    collection: 'credit_notes',
    where: { invoice: { equals: invoice }, status: { equals: 'issued' } },
    sort: ['issueDate', 'id'],
    limit: MOST_PAYMENTS,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs
}

/** Late interest on an invoice up to a day, and how much of it stands on no invoice yet. */
export async function lateInterestOf(req: PayloadRequest, invoice: Invoice, today: Day): Promise<LateInterest | null> {
  const { dueDate, totalCents, status, interestOf } = invoice
  if (!dueDate || (status !== 'issued' && status !== 'paid') || interestOf) return null
  // One after the other: a reminder asks within its transaction, which has one connection.
  const settled = await settlementsOf(req, invoice.id)
  const billed = await billedMonths(req, invoice.id)
  const { lateInterestBasisPoints } = await getBillingSettings(req)
  const due = { totalCents, dueDay: dayStored(dueDate), settled }
  const interest = interestByMonth(due, lateInterestBasisPoints, today)
  if (interest.length === 0) return null
  return {
    months: interest.length,
    cents: sumOf(interest),
    unbilledCents: sumOf(interest.filter(({ month }) => !billed.has(month))),
  }
}

/**
 * One invoice with its lines, payments and credit notes: the caller's own from its issue on; any, drafts too, for an
 * administrator.
 * @throws HttpError 404
 */
export async function getInvoice(req: PayloadRequest, id: string): Promise<InvoiceDetails> {
  const invoice = await findInvoice(req, id)
  const today = await companyDay(req)
  const [payments, credits, names, lateInterest] = await Promise.all([
    paymentsOf(req, invoice.id),
    creditsOf(req, invoice.id),
    projectNames(req, [invoice.project]),
    lateInterestOf(req, invoice, today),
  ])
  const project = names.get(Number(invoice.project)) ?? null
  return presentDetails(invoice, { today, payments, credits, lateInterest, project })
}

type Sums = { balance: string; overdue: string; open_count: string; overdue_count: string }

/** What the caller owes, in all and past its due date. */
export async function billingSummary(req: PayloadRequest): Promise<BillingSummary> {
  const start = startOfStored(await companyDay(req))
  const { rows } = await sqlOf(req).query<Sums>(
    `select coalesce(sum(open), 0) as balance, count(*) filter (where status = 'issued') as open_count,
       coalesce(sum(open) filter (where status = 'issued' and due_date < $2), 0) as overdue,
       count(*) filter (where status = 'issued' and due_date < $2) as overdue_count
     from (select *, total_cents - paid_cents - credited_cents as open from invoices
       where client_id = $1 and status in ('issued', 'paid')) as standing`,
    [req.user?.id ?? 0, start],
  )
  const [sums] = rows
  return {
    balanceCents: Number(sums?.balance ?? 0),
    overdueCents: Number(sums?.overdue ?? 0),
    openCount: Number(sums?.open_count ?? 0),
    overdueCount: Number(sums?.overdue_count ?? 0),
  }
}
