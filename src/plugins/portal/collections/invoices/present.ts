import { type Day, dayStored } from '@/lib/shared/days'
import type { CreditNote, Invoice, Payment } from '@/payload-types'
import { methodLabel } from '../payments/schema'
import { totalsOf } from './money'
import {
  type BillTo,
  type InvoiceCredit,
  type InvoiceDetails,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceRow,
  type LateInterest,
  stateOn,
} from './schema'

const dayOrNull = (value: string | null | undefined): Day | null => (value ? dayStored(value) : null)

/** An invoice as a list shows it, on a day of the company. Nothing is open on a draft or a void one. */
export function presentInvoice(invoice: Invoice, today: Day): InvoiceRow {
  const { id, number, status, subtotalCents, taxCents, totalCents, paidCents, creditedCents } = invoice
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
    creditedCents,
    balanceCents: status === 'issued' || status === 'paid' ? totalCents - paidCents - creditedCents : 0,
  }
}

/** Lines as they are read, with what each comes to. */
export function presentLines(lines: NonNullable<Invoice['lines']>): InvoiceLine[] {
  const { lineCents } = totalsOf(lines)
  return lines.map((line, index) => ({
    description: line.description,
    quantityThousandths: line.quantityThousandths,
    unit: line.unit,
    unitPriceCents: line.unitPriceCents,
    discountBasisPoints: line.discountBasisPoints,
    taxRateBasisPoints: line.taxRateBasisPoints,
    amountCents: lineCents[index] ?? 0,
  }))
}

/** Who an invoice is made out to. */
export function billToOf({ billTo }: Pick<Invoice, 'billTo'>): BillTo {
  const { name, company, email, address } = billTo ?? {}
  return { name: name ?? '', company: company ?? null, email: email ?? '', address: address ?? null }
}

/** A payment as the client sees it. */
export const presentPayment = ({ id, date, amountCents, method, reference }: Payment): InvoicePayment => ({
  id,
  date: dayStored(date),
  amountCents,
  method: methodLabel(method),
  reference: reference ?? null,
})

/** A credit note as it stands beside its invoice. */
const presentCredit = ({ id, number, issueDate, totalCents, reason }: CreditNote): InvoiceCredit => ({
  id,
  number: number ?? '',
  date: dayStored(issueDate ?? ''),
  amountCents: totalCents,
  reason,
})

type More = {
  today: Day
  payments: Payment[]
  credits: CreditNote[]
  lateInterest: LateInterest | null
  project: InvoiceDetails['project']
}

/** One invoice, whole, with what settled it and what its delay costs. */
export function presentDetails(
  invoice: Invoice,
  { today, payments, credits, lateInterest, project }: More,
): InvoiceDetails {
  const lines = invoice.lines ?? []
  return {
    ...presentInvoice(invoice, today),
    billTo: billToOf(invoice),
    project,
    reference: invoice.reference ?? null,
    notes: invoice.notes ?? null,
    terms: invoice.terms ?? null,
    lines: presentLines(lines),
    taxes: totalsOf(lines).taxes,
    payments: payments.map(presentPayment),
    credits: credits.map(presentCredit),
    lateInterest,
  }
}
