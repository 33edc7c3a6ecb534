import { z } from 'zod'
import { type Day, isDay } from '@/lib/shared/days'

const day = z.string().refine(isDay, 'A date is written as 2026-11-20').optional()

/** The query of `GET /api/client/statement`: both days are within the period. Without them it is the last twelve months. */
export const statementQuery = z.object({ from: day, to: day })
export type StatementQuery = z.output<typeof statementQuery>

/** A line of a statement: an invoice adds to what is owed, a payment and a credit note take from it. */
export type StatementEntry = {
  date: Day
  kind: 'invoice' | 'credit' | 'payment'
  /** The number of the invoice, or of the credit note. */
  number: string
  text: string
  amountCents: number
  balanceCents: number
}

/** An account over a period. Amounts are cents; void invoices are not in it. A balance below zero is the client's credit. */
export type Statement = {
  from: Day
  to: Day
  client: { name: string; company: string | null; email: string }
  openingCents: number
  entries: StatementEntry[]
  invoicedCents: number
  creditedCents: number
  paidCents: number
  closingCents: number
}
