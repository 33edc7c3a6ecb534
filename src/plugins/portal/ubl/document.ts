import type { Day } from '@/lib/shared/days'
import { type InvoiceLine } from '../collections/invoices/schema'
import type { BillTo } from '../collections/invoices/schema'
import type { TaxPart } from '../collections/invoices/money'

/** Who sells, as an electronic invoice names it. */
export type Seller = {
  /** As customers know it, and as it is registered. */
  name: string
  legalName: string
  /** By which its documents can be told from those of others: its mailbox. */
  id: string
  taxId: string
  country: string
  address: { street: string; city: string; zip: string; state: string } | null
  phone: string
  email: string
}

/** All that an electronic invoice or credit note says. Amounts are cents. */
export type UblDocument = {
  kind: 'invoice' | 'credit'
  number: string
  issueDate: Day
  dueDate: Day | null
  /** The client's own, such as a purchase order. */
  reference: string | null
  note: string | null
  terms: string | null
  bankAccount: string
  /** The invoice that a credit note takes from. */
  credited: { number: string; issueDate: Day | null } | null
  seller: Seller
  buyer: BillTo
  lines: InvoiceLine[]
  taxes: TaxPart[]
  subtotalCents: number
  taxCents: number
  totalCents: number
  /** What was paid before. */
  prepaidCents: number
}

/**
 * A category of tax (UNCL 5305). `S` is taxed. What is not taxed is `Z`, zero rated, for it may stand beside taxed lines and
 * beside the seller's tax number; `O`, outside of the tax, may do neither, so it is for sellers without such a number.
 */
export type TaxCategory = 'S' | 'Z' | 'O'

/** The category of a rate in a document of that seller. */
export const categoryOf = (rateBasisPoints: number, { taxId }: Pick<Seller, 'taxId'>): TaxCategory =>
  rateBasisPoints > 0 ? 'S' : taxId ? 'Z' : 'O'

/** Why a document cannot be one of EN 16931; nothing when it can. */
export function problemOf({ seller, taxes, lines }: UblDocument): string | undefined {
  if (!seller.legalName) return 'The name of the company is missing in the site settings'
  if (lines.length === 0) return 'There are no lines in it'
  // BR-S-02: a taxed line needs the tax number of the seller.
  if (!seller.taxId && taxes.length > 0)
    return 'The tax number of the company is missing in the billing settings, and an electronic invoice with tax has to name it'
  return undefined
}
