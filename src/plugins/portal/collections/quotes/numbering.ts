import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'

/** Names the lock under which quotes get their numbers, one at a time. */
const NUMBER_LOCK = 5_550_145
const DIGITS = 4

/** A number within its series: `Q-2026` and 7 are `Q-2026-0007`. */
export type QuoteNumber = { series: string; sequence: number; number: string }

/**
 * The next number of a series, and the right to store it until the transaction of `req` ends: when that fails, the number
 * was never given. Take it after all other locks.
 */
export async function nextQuoteNumber(req: PayloadRequest, series: string): Promise<QuoteNumber> {
  await sqlOf(req).query('select pg_advisory_xact_lock($1)', [NUMBER_LOCK])
  const { rows } = await sqlOf(req).query<{ next: string }>(
    'select coalesce(max(sequence), 0) + 1 as next from quotes where series = $1',
    [series],
  )
  const sequence = Number(rows[0]?.next ?? 1)
  return { series, sequence, number: `${series}-${String(sequence).padStart(DIGITS, '0')}` }
}
