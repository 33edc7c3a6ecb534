import { type Day, dayStored } from '@/lib/shared/days'
import type { Invoice, Payment } from '@/payload-types'
import { methodLabel } from '../payments/schema'
import { totalsOf } from './money'
import { type InvoiceDetails, type InvoicePayment, type InvoiceRow, stateOn } from './schema'

const dayOrNull = (value: string | null | undefined): Day | null => (value ? dayStored(value) : null)

/** An invoice as a list shows it, on a day of the company. Nothing is open on a draft or a void one. */
export function presentInvoice(invoice: Invoice, today: Day): InvoiceRow {
  const { id, number, status, subtotalCents, taxCents, totalCents, paidCents } = invoice
  const dueDate = dayOrNull(invoice.dueDate)
  return {
    id,
    number: number ?? null,
    status: stateOn(today, { status, dueDate }),
    issueDate: dayOrNull(invoice.issueDate),
    dueDate,
    subtotalCents,
    taxCents,
    totalCents,
    paidCents,
    balanceCents: status === 'issued' ? totalCents - paidCents : 0,
  }
}

/** A payment as the client sees it. */
export const presentPayment = ({ id, date, amountCents, method, reference }: Payment): InvoicePayment => ({
  id,
  date: dayStored(date),
  amountCents,
  method: methodLabel(method),
  reference: reference ?? null,
})

type More = { today: Day; payments: Payment[]; project: InvoiceDetails['project'] }

/** One invoice, whole, with its payments. */
export function presentDetails(invoice: Invoice, { today, payments, project }: More): InvoiceDetails {
  const lines = invoice.lines ?? []
  const { lineCents, taxes } = totalsOf(lines)
  const { name, company, email, address } = invoice.billTo ?? {}
  return {
    ...presentInvoice(invoice, today),
    billTo: { name: name ?? '', company: company ?? null, email: email ?? '', address: address ?? null },
    project,
    reference: invoice.reference ?? null,
    notes: invoice.notes ?? null,
    terms: invoice.terms ?? null,
    lines: lines.map((line, index) => ({
      description: line.description,
      quantityThousandths: line.quantityThousandths,
      unit: line.unit,
      unitPriceCents: line.unitPriceCents,
      discountBasisPoints: line.discountBasisPoints,
      taxRateBasisPoints: line.taxRateBasisPoints,
      amountCents: lineCents[index] ?? 0,
    })),
    taxes,
    payments: payments.map(presentPayment),
  }
}
