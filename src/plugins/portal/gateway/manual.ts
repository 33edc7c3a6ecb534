import { getBillingSettings } from '../globals/billing-settings/operations'
import type { PaymentGateway } from './gateway'

/** Clients pay by check or transfer, as the billing settings say; staff record what arrives. */
export const manualGateway: PaymentGateway = {
  name: 'manual',
  isStartedByClient: false,
  startPayment: async (req) => ({ kind: 'instructions', text: (await getBillingSettings(req)).paymentInstructions }),
}
