/** How a company bills until it says otherwise; days and interest are those of the terms of service. */
export const defaults = {
  numberPrefix: 'INV',
  paymentDays: 30,
  lateInterestBasisPoints: 150,
  timeZone: 'America/Chicago',
  paymentInstructions: 'Pay by check or bank transfer, and name the number of the invoice with your payment.',
  quotePrefix: 'Q',
  quoteDays: 30,
  quoteDepositBasisPoints: 3000,
  quoteTaxRateBasisPoints: 0,
  quoteReminderDays: 3,
  quoteTerms:
    'Prices hold until the end of the last day of this quote. Work begins once the deposit has arrived. Changes of the scope are agreed in writing before they are made. The terms of service apply.',
}

export type BillingTerms = typeof defaults
