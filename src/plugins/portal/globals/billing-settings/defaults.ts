/** How a company bills until it says otherwise; days and interest are those of the terms of service. */
export const defaults = {
  numberPrefix: 'INV',
  paymentDays: 30,
  lateInterestBasisPoints: 150,
  timeZone: 'America/Chicago',
  paymentInstructions: 'Pay by check or bank transfer, and name the number of the invoice with your payment.',
  creditPrefix: 'CN',
  /** Days after the due date; read by `reminderDaysOf`. */
  reminderDays: '1, 14, 30',
  /** Empty: the name of the company in the site settings. */
  legalName: '',
  taxId: '',
  country: 'US',
  bankAccount: '',
  quotePrefix: 'Q',
  quoteDays: 30,
  quoteDepositBasisPoints: 3000,
  quoteTaxRateBasisPoints: 0,
  quoteReminderDays: 3,
  quoteTerms:
    'Prices hold until the end of the last day of this quote. Work begins once the deposit has arrived. Changes of the scope are agreed in writing before they are made. The terms of service apply.',
}

export type BillingTerms = typeof defaults

/** The most days after the due date at which a reminder can go out. */
const LATEST_REMINDER = 365
const MOST_REMINDERS = 6

/**
 * The days of a list such as `1, 14, 30`, each later than the one before; `0` is none.
 * @returns undefined for a text that is no such list
 */
export function reminderDaysOf(text: string): number[] | undefined {
  if (text.trim() === '0') return []
  const days = text.split(',').map((part) => (/^\s*\d{1,3}\s*$/.test(part) ? Number(part) : 0))
  const isFine = days.every((day, index) => day > (days[index - 1] ?? 0) && day <= LATEST_REMINDER)
  return isFine && days.length <= MOST_REMINDERS ? days : undefined
}
