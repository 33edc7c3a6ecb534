import fc from 'fast-check'
import { totalsOf } from '@/plugins/portal/collections/invoices/money'
import type { BilledLine } from '@/plugins/portal/collections/invoices/quote-rest'
import type { Seller, UblDocument } from '@/plugins/portal/ubl/document'

/** Rates as they are met, and any other. */
const rate = fc.oneof(fc.constantFrom(0, 0, 865, 925, 1900, 10_000), fc.integer({ min: 0, max: 10_000 }))

/** A line of an invoice: from cents to a million dollars, with and without discount and tax. */
export const billedLine: fc.Arbitrary<BilledLine> = fc.record({
  description: fc.constantFrom('Splicing', 'Cable, 48 strands', 'Access points'),
  quantityThousandths: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 1_000_000 })),
  unit: fc.constantFrom('each', 'hour', 'ft', 'month'),
  unitPriceCents: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1_000_000 })),
  discountBasisPoints: fc.oneof(fc.constant(0), rate),
  taxRateBasisPoints: rate,
})

/** The lines of a random document. */
export const documents = fc.array(billedLine, { minLength: 1, maxLength: 6 })

export const seller: Seller = {
  name: 'Prairieline Networks',
  legalName: 'Prairieline Networks LLC',
  id: 'hello@prairieline.example',
  taxId: '48-1234567',
  country: 'US',
  address: { street: '8600 Prairie Switch Road', city: 'Lenexa', zip: '66215', state: 'KS' },
  phone: '(913) 555-0142',
  email: 'hello@prairieline.example',
}

/** A document over those lines, as an invoice or as a credit note. */
export function documentOf(lines: BilledLine[], kind: 'invoice' | 'credit'): UblDocument {
  const { lineCents, ...totals } = totalsOf(lines)
  return {
    kind,
    number: kind === 'invoice' ? 'INV-2026-0009' : 'CN-2026-0003',
    issueDate: '2026-11-22',
    dueDate: kind === 'invoice' ? '2026-12-22' : null,
    reference: 'PO 4711',
    note: null,
    terms: 'Payment is due within 30 days.',
    bankAccount: '',
    credited: kind === 'credit' ? { number: 'INV-2026-0007', issueDate: '2026-11-01' } : null,
    seller,
    buyer: {
      name: 'Ada Winter',
      company: 'Winter Mills',
      email: 'ada@winter.example',
      address: '1 Elevator Road\nSuite 2\nSalina, KS 67401\nUSA',
    },
    lines: lines.map((line, index) => ({ ...line, amountCents: lineCents[index] ?? 0 })),
    ...totals,
    prepaidCents: 0,
  }
}
