import type { Day } from '@/lib/shared/days'
import type { BillTo, InvoiceLine } from '../invoices/schema'
import type { TaxPart } from '../invoices/money'

export const creditStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'issued', label: 'Issued' },
] as const
/** What is stored. */
export type CreditStatus = (typeof creditStatuses)[number]['value']

/** One credit note, whole. Amounts are cents, and what is given back. */
export type CreditDetails = {
  id: number
  number: string | null
  status: CreditStatus
  issueDate: Day | null
  /** The invoice that it takes from. */
  invoice: { id: number; number: string; issueDate: Day | null }
  billTo: BillTo
  reason: string
  lines: InvoiceLine[]
  taxes: TaxPart[]
  subtotalCents: number
  taxCents: number
  totalCents: number
}
