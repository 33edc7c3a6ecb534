import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { inTransaction } from '@/lib/server/transaction'
import { dayIn, dayStored, formatDay } from '@/lib/shared/days'
import type { Invoice } from '@/payload-types'
import { getBillingSettings } from '../../globals/billing-settings/operations'
import { idOf } from '../client-projects/parts'
import { interestByMonth, type MonthOfInterest, sumOf } from './late-interest'
import { billedMonths, settlementsOf } from './late-interest-records'
import { formatRate } from './money'
import { lockBilling } from './numbering'
import { findInvoice } from './operations'

const nothing = (number: string) => new HttpError(409, `No late interest on ${number} is left to bill`)

/** The months of interest on an invoice that stand on no other one yet, and the rate. */
async function unbilled(req: PayloadRequest, invoice: Invoice): Promise<{ months: MonthOfInterest[]; rate: number }> {
  const { lateInterestBasisPoints: rate, timeZone } = await getBillingSettings(req)
  const { dueDate, totalCents, interestOf } = invoice
  if (!dueDate || interestOf) return { months: [], rate }
  const due = { totalCents, dueDay: dayStored(dueDate), settled: await settlementsOf(req, invoice.id) }
  const billed = await billedMonths(req, invoice.id)
  const months = interestByMonth(due, rate, dayIn(timeZone)).filter(({ month }) => !billed.has(month))
  return { months, rate }
}

const wordsFor = (invoice: Invoice, count: number, rate: number): string =>
  `Late interest on ${invoice.number}, due ${formatDay(dayStored(invoice.dueDate ?? ''))}, for ${count} full ${count === 1 ? 'month' : 'months'} at ${formatRate(rate)}`

/** One untaxed line: damages for delay are no supply, so they bear no tax. */
const lineOf = (invoice: Invoice, months: MonthOfInterest[], rate: number) => ({
  description: wordsFor(invoice, months.length, rate),
  quantityThousandths: 1000,
  unit: 'each',
  unitPriceCents: sumOf(months),
  discountBasisPoints: 0,
  taxRateBasisPoints: 0,
})

/**
 * Issues an invoice over the late interest that was not billed yet. Whoever comes at the same time finds nothing left.
 * @throws HttpError 404 without the invoice, 409 when there is nothing to bill
 */
export const billInterest = (req: PayloadRequest, id: string): Promise<{ id: number; number: string }> =>
  inTransaction(req, async () => {
    await lockBilling(req)
    const invoice = await findInvoice(req, id)
    if (invoice.status !== 'issued' && invoice.status !== 'paid') throw nothing(invoice.number ?? 'a draft')
    const { months, rate } = await unbilled(req, invoice)
    if (months.length === 0) throw nothing(invoice.number ?? '')
    const { id: made, number } = await req.payload.create({
      collection: 'invoices',
      data: {
        client: idOf(invoice.client) ?? 0,
        project: idOf(invoice.project),
        status: 'issued',
        billTo: invoice.billTo,
        reference: invoice.reference,
        lines: [lineOf(invoice, months, rate)],
        interestOf: invoice.id,
        interestMonths: months.map(({ month }) => month),
        subtotalCents: 0,
        taxCents: 0,
        totalCents: 0,
        paidCents: 0,
        creditedCents: 0,
      },
      depth: 0,
      req,
      // The caller was let in as an administrator; which months it bills is for the system to say.
      overrideAccess: true,
    })
    return { id: made, number: number ?? '' }
  })
