import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { addDays, type Day, daysBetween, dayStored, formatDay, startOfStored } from '@/lib/shared/days'
import type { User } from '@/payload-types'
import { methodLabel } from '../collections/payments/schema'
import { companyDay } from '../globals/billing-settings/operations'
import { type Movement, runningBalance } from './running-balance'
import type { Statement, StatementQuery } from './schema'

/** The longest period of a statement, in days: five years. */
const MOST_DAYS = 5 * 366

const refuse = (path: 'from' | 'to', message: string): never => {
  throw new HttpError(400, message, { errors: [{ path, message }] })
}

/**
 * The period that is asked for; where it is not said, it ends today and is twelve months long.
 * @throws HttpError 400 when it ends before it begins, or is longer than five years
 */
export function periodOf({ from, to }: StatementQuery, today: Day): { from: Day; to: Day } {
  const end = to ?? today
  const begin = from ?? addDays(end, -365)
  if (end < begin) refuse('to', 'The end of the period is on or after its beginning')
  if (daysBetween(begin, end) > MOST_DAYS) refuse('from', 'A statement covers at most five years')
  return { from: begin, to: end }
}

/** What was owed when a day began. */
async function owedBefore(req: PayloadRequest, day: Day): Promise<number> {
  const { rows } = await sqlOf(req).query<{ owed: string }>(
    `select (select coalesce(sum(total_cents), 0) from invoices
        where client_id = $1 and status in ('issued', 'paid') and issue_date < $2)
      - (select coalesce(sum(amount_cents), 0) from payments where client_id = $1 and date < $2)
      - (select coalesce(sum(total_cents), 0) from credit_notes
        where client_id = $1 and status = 'issued' and issue_date < $2) as owed`,
    [req.user?.id, startOfStored(day)],
  )
  return Number(rows[0]?.owed ?? 0)
}

async function invoicesIn(req: PayloadRequest, from: string, to: string): Promise<Movement[]> {
  const { docs } = await req.payload.find({
    collection: 'invoices',
    where: {
      client: { equals: req.user?.id },
      status: { in: ['issued', 'paid'] },
      issueDate: { greater_than_equal: from, less_than: to },
    },
    select: { number: true, issueDate: true, dueDate: true, totalCents: true },
    pagination: false,
    limit: 0,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ number, issueDate, dueDate, totalCents }) => ({
    date: dayStored(issueDate ?? ''),
    kind: 'invoice' as const,
    number: number ?? '',
    text: `Invoice, due ${formatDay(dayStored(dueDate ?? ''))}`,
    cents: totalCents,
  }))
}

async function paymentsIn(req: PayloadRequest, from: string, to: string): Promise<Movement[]> {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { client: { equals: req.user?.id }, date: { greater_than_equal: from, less_than: to } },
    select: { invoice: true, date: true, amountCents: true, method: true, reference: true },
    populate: { invoices: { number: true } },
    pagination: false,
    limit: 0,
    depth: 1,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ invoice, date, amountCents, method, reference }) => ({
    date: dayStored(date),
    kind: 'payment' as const,
    number: (typeof invoice === 'object' && invoice.number) || '',
    text: [`Payment, ${methodLabel(method).toLowerCase()}`, reference].filter(Boolean).join(' '),
    cents: amountCents,
  }))
}

async function creditsIn(req: PayloadRequest, from: string, to: string): Promise<Movement[]> {
  const { docs } = await req.payload.find({
    collection: 'credit_notes',
    where: {
      client: { equals: req.user?.id },
      status: { equals: 'issued' },
      issueDate: { greater_than_equal: from, less_than: to },
    },
    select: { number: true, invoice: true, issueDate: true, totalCents: true },
    populate: { invoices: { number: true } },
    pagination: false,
    limit: 0,
    depth: 1,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ number, invoice, issueDate, totalCents }) => ({
    date: dayStored(issueDate ?? ''),
    kind: 'credit' as const,
    number: number ?? '',
    text: `Credit note for ${(typeof invoice === 'object' && invoice.number) || 'an invoice'}`,
    cents: totalCents,
  }))
}

/**
 * The caller's account over a period: what was owed at its beginning, invoices, credit notes and payments in it, what is owed at its end.
 * @throws HttpError 400 for a period that is none
 */
export async function getStatement(req: PayloadRequest, query: StatementQuery): Promise<Statement> {
  const { from, to } = periodOf(query, await companyDay(req))
  const bounds = [startOfStored(from), startOfStored(addDays(to, 1))] as const
  const [opening, invoices, credits, payments] = await Promise.all([
    owedBefore(req, from),
    invoicesIn(req, ...bounds),
    creditsIn(req, ...bounds),
    paymentsIn(req, ...bounds),
  ])
  const { fullName, company, email } = req.user as User
  return {
    from,
    to,
    client: { name: fullName, company: company ?? null, email },
    ...runningBalance(opening, [...invoices, ...credits, ...payments]),
  }
}
