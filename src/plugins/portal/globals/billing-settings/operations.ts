import type { PayloadRequest } from 'payload'
import { type Day, dayIn } from '@/lib/shared/days'
import { type BillingTerms, defaults } from './defaults'

/** How the company bills; the defaults where nothing was saved yet. */
export async function getBillingSettings(req: PayloadRequest): Promise<BillingTerms> {
  const stored = await req.payload.findGlobal({
    slug: 'billing_settings',
    depth: 0,
    req,
    // The panel shows the record to administrators only; invoices choose from it what they print.
    overrideAccess: true,
  })
  return {
    numberPrefix: stored.numberPrefix ?? defaults.numberPrefix,
    paymentDays: stored.paymentDays ?? defaults.paymentDays,
    lateInterestBasisPoints: stored.lateInterestBasisPoints ?? defaults.lateInterestBasisPoints,
    timeZone: stored.timeZone ?? defaults.timeZone,
    paymentInstructions: stored.paymentInstructions ?? defaults.paymentInstructions,
    creditPrefix: stored.creditPrefix ?? defaults.creditPrefix,
    reminderDays: stored.reminderDays ?? defaults.reminderDays,
    legalName: stored.legalName ?? defaults.legalName,
    taxId: stored.taxId ?? defaults.taxId,
    country: stored.country ?? defaults.country,
    bankAccount: stored.bankAccount ?? defaults.bankAccount,
    quotePrefix: stored.quotePrefix ?? defaults.quotePrefix,
    quoteDays: stored.quoteDays ?? defaults.quoteDays,
    quoteDepositBasisPoints: stored.quoteDepositBasisPoints ?? defaults.quoteDepositBasisPoints,
    quoteTaxRateBasisPoints: stored.quoteTaxRateBasisPoints ?? defaults.quoteTaxRateBasisPoints,
    quoteReminderDays: stored.quoteReminderDays ?? defaults.quoteReminderDays,
    quoteTerms: stored.quoteTerms ?? defaults.quoteTerms,
  }
}

/** Which day it is for the company. */
export const companyDay = async (req: PayloadRequest): Promise<Day> => dayIn((await getBillingSettings(req)).timeZone)
