import type { Endpoint, PayloadRequest } from 'payload'
import type { InvoiceDetails } from '../collections/invoices/schema'

/** What a client does next to pay: reads how, or goes to where it is done. */
export type PaymentStart = { kind: 'instructions'; text: string } | { kind: 'redirect'; url: string }

/** As much of an invoice as a gateway is told. Amounts are cents in the currency of the site. */
export type PayableInvoice = Pick<InvoiceDetails, 'id' | 'number' | 'balanceCents' | 'dueDate'>

/**
 * How clients pay. One is chosen by the option `gateway` of the portal; `manualGateway` is there from the start.
 * A gateway reports what came of a payment by `recordOutcome`, from an endpoint of its own.
 */
export type PaymentGateway = {
  /** Names it in records; small letters, digits and hyphens. */
  name: string
  /**
   * Whether a payment is started by the client. Without it the screen shows the instructions at once; `startPayment`
   * then has no effects, for it is called at each look at an invoice and for each reminder.
   */
  isStartedByClient: boolean
  /** What to do to pay what is open on an invoice. */
  startPayment: (req: PayloadRequest, invoice: PayableInvoice) => Promise<PaymentStart>
  /** Calls under `/api` that the gateway needs, such as the one that its provider reports to; made with `endpoint()`. */
  endpoints?: Endpoint[]
}
