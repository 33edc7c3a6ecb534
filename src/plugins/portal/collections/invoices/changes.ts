import { dayStored } from '@/lib/shared/days'
import type { Invoice } from '@/payload-types'
import type { InvoiceStatus } from './schema'

type Draft = Partial<Omit<Invoice, 'lines'>> & { lines?: Invoice['lines'] | null }

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const dayOf = (value: unknown): string => (typeof value === 'string' ? dayStored(value) : '')

/** What an issued invoice says, in a form in which two of them can be compared. */
export const contentOf = (invoice: Draft): string =>
  JSON.stringify([
    idOf(invoice.client) ?? null,
    idOf(invoice.project) ?? null,
    idOf(invoice.quote) ?? null,
    dayOf(invoice.issueDate),
    dayOf(invoice.dueDate),
    [invoice.billTo?.name, invoice.billTo?.company, invoice.billTo?.email, invoice.billTo?.address].map(textOf),
    textOf(invoice.reference),
    textOf(invoice.notes),
    textOf(invoice.terms),
    (invoice.lines ?? []).map((line) => [
      textOf(line.description),
      line.quantityThousandths,
      textOf(line.unit),
      line.unitPriceCents,
      line.discountBasisPoints ?? 0,
      line.taxRateBasisPoints,
    ]),
  ])

type Settled = { paidCents: number; creditedCents: number }

/**
 * Why an invoice may not go from one status to another by hand; nothing when it may. Only payments make an invoice paid,
 * and open again when one of them is taken back; credit notes settle like payments.
 */
export function refusedStep(
  from: InvoiceStatus,
  to: InvoiceStatus,
  { paidCents, creditedCents }: Settled,
): string | undefined {
  if (from === to) return undefined
  if (from === 'draft')
    return to === 'issued' ? undefined : 'A draft is issued first; one that is not needed is deleted'
  if (to === 'paid') return 'Record a payment: an invoice is paid when its payments cover it'
  if (to !== 'void') return 'An issued invoice stays issued'
  if (from === 'paid' || paidCents > 0) return 'An invoice with payments cannot be voided; take the payments back first'
  if (creditedCents > 0) return 'An invoice with credit notes cannot be voided; credit the rest of it'
  return undefined
}
