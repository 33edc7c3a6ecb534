import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { type Day, storedDay } from '@/lib/shared/days'
import { lockBilling } from '../collections/invoices/numbering'
import { getInvoice } from '../collections/invoices/operations'
import type { PaymentMethod } from '../collections/payments/schema'
import { getBillingSettings } from '../globals/billing-settings/operations'
import { portalSettings } from '../options'
import type { PayableInvoice, PaymentGateway, PaymentStart } from './gateway'

const gatewayOf = (req: PayloadRequest): PaymentGateway => portalSettings(req).gateway

/**
 * Begins the payment of an invoice that the caller may read.
 * @throws HttpError 404 without it, 409 when nothing is open on it
 */
export async function startPayment(req: PayloadRequest, id: string): Promise<PaymentStart> {
  const invoice = await getInvoice(req, id)
  if (invoice.balanceCents <= 0 || !invoice.number) throw new HttpError(409, 'Nothing is open on this invoice')
  return gatewayOf(req).startPayment(req, invoice)
}

/** How to pay in words, for a screen or a mail; nothing where the client starts a payment with a click. */
export async function howToPay(req: PayloadRequest, invoice: PayableInvoice): Promise<string | undefined> {
  const gateway = gatewayOf(req)
  if (gateway.isStartedByClient) return undefined
  const start = await gateway.startPayment(req, invoice)
  return start.kind === 'instructions' ? start.text : (await getBillingSettings(req)).paymentInstructions
}

/** What a gateway reports: money has arrived. `reference` is the gateway's own name of it and never changes. */
export type PaymentOutcome = {
  reference: string
  invoiceId: number
  amountCents: number
  day: Day
  method: PaymentMethod
}

/**
 * Records what a gateway reports, once: providers report the same thing several times, and several at once.
 * @returns whether it was new
 * @throws ValidationError for an invoice that is not issued, or more than is open on it; nothing is recorded then
 */
export function recordOutcome(
  req: PayloadRequest,
  gateway: Pick<PaymentGateway, 'name'>,
  { reference, invoiceId, amountCents, day, method }: PaymentOutcome,
): Promise<boolean> {
  const gatewayReference = `${gateway.name} ${reference}`
  return inTransaction(req, async () => {
    await lockBilling(req)
    const known = await sqlOf(req).query('select from payments where gateway_reference = $1', [gatewayReference])
    if (known.rowCount) return false
    await req.payload.create({
      collection: 'payments',
      data: { invoice: invoiceId, amountCents, date: storedDay(day), method, reference, gatewayReference },
      depth: 0,
      req,
      // The provider has no account here; its endpoint has asked who reports.
      overrideAccess: true,
    })
    return true
  })
}
