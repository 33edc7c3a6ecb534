import type { Tone } from '@/components/portal/status'
import { formatDay } from '@/lib/shared/days'
import { formatCents, formatQuantity, formatRate } from '@/plugins/portal/collections/invoices/money'
import type { PublicQuote, QuoteLine } from '@/plugins/portal/collections/quotes/schema'

/** A state that a reader can meet: drafts are not sent. */
export type ReaderState = PublicQuote['state']

/** How a state looks beside its word. */
export const stateTones: Record<ReaderState, Tone> = {
  sent: 'busy',
  viewed: 'busy',
  accepted: 'good',
  declined: 'quiet',
  superseded: 'quiet',
  expired: 'warning',
}

/** A state as its reader is told it: what the desk calls sent or viewed is open to the one who has to answer. */
export const readerStateLabels: Record<ReaderState, string> = {
  sent: 'Open',
  viewed: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  superseded: 'Superseded',
  expired: 'Expired',
}

/** Whether a quote in this state takes an answer. */
export const isOpen = (state: ReaderState): boolean => state === 'sent' || state === 'viewed'

/** Until when a quote holds, in words. */
export const validityOf = ({ validUntil }: Pick<PublicQuote, 'validUntil'>): string =>
  validUntil === null ? 'Without an end' : `To the end of ${formatDay(validUntil)}`

/** `Q-2026-0007, version 2`; the first version goes without saying so. */
export const nameOf = ({ number, version }: Pick<PublicQuote, 'number' | 'version'>): string =>
  version > 1 ? `${number ?? 'Quote'}, version ${version}` : (number ?? 'Quote')

/** What a line is reckoned from, in words: `4 each at $120.00, less 10%, tax 8.65%`. */
export function reckoningOf(line: QuoteLine): string {
  const { quantityThousandths, unit, unitPriceCents, discountBasisPoints, taxRateBasisPoints } = line
  return [
    `${formatQuantity(quantityThousandths)} ${unit} at ${formatCents(unitPriceCents)}`,
    discountBasisPoints > 0 && `less ${formatRate(discountBasisPoints)}`,
    taxRateBasisPoints > 0 && `plus ${formatRate(taxRateBasisPoints)} tax`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** When a milestone is due, counted from acceptance. */
export function dueAfter(days: number | null): string | null {
  if (days === null) return null
  if (days === 0) return 'On the day of acceptance'
  return `${days} ${days === 1 ? 'day' : 'days'} after acceptance`
}
