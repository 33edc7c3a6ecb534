import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'

/** Names the lock under which invoices, credit notes and payments change, one change at a time. */
const BILLING_LOCK = 5_550_144
const DIGITS = 4

/**
 * Lets changes of invoices, credit notes and payments pass one at a time, until the transaction of `req` ends. What is read after it
 * is current, so numbers have no gap and no double, and two payments never settle the same balance.
 */
export async function lockBilling(req: PayloadRequest): Promise<void> {
  await sqlOf(req).query('select pg_advisory_xact_lock($1)', [BILLING_LOCK])
}

/** A number within its series: `INV-2026` and 7 are `INV-2026-0007`. */
export type InvoiceNumber = { series: string; sequence: number; number: string }

/**
 * The next number of a series. It is taken by storing it in the same transaction, under the lock; when that fails,
 * the number was never given.
 */
export async function nextNumber(
  req: PayloadRequest,
  series: string,
  table: 'invoices' | 'credit_notes' = 'invoices',
): Promise<InvoiceNumber> {
  const { rows } = await sqlOf(req).query<{ next: string }>(
    `select coalesce(max(sequence), 0) + 1 as next from ${table} where series = $1`,
    [series],
  )
  const sequence = Number(rows[0]?.next ?? 1)
  return { series, sequence, number: `${series}-${String(sequence).padStart(DIGITS, '0')}` }
}
