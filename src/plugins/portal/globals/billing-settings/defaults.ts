/** How a company bills until it says otherwise; days and interest are those of the terms of service. */
export const defaults = {
  numberPrefix: 'INV',
  paymentDays: 30,
  lateInterestBasisPoints: 150,
  timeZone: 'America/Chicago',
  paymentInstructions: 'Pay by check or bank transfer, and name the number of the invoice with your payment.',
}

export type BillingTerms = typeof defaults
