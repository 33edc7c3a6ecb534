import type { PayloadRequest } from 'payload'
import type { Mail } from '@/emails/layout'
import type { QuoteInMail, QuoteMailSettings } from '@/emails/quote-facts'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import { formatDay } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { formatCents } from '../invoices/money'
import { quoteContent } from './present'
import { quoteUrl } from './token'

/** A quote that was sent, as its mails tell it. */
function inMail(quote: Quote): QuoteInMail {
  const { number, version, title, recipient, totals, validUntil, lines } = quoteContent(quote)
  return {
    number: number ?? '',
    version,
    title,
    recipient: recipient.name,
    total: formatCents(totals.totalCents),
    validUntil: validUntil ? formatDay(validUntil) : '',
    hasOptions: lines.some(({ isOptional }) => isOptional),
    url: quoteUrl(quote.id),
  }
}

/** The thread of mails in which a quote and all its versions are, on the side of its reader. */
export const quoteThread = (number: string): string => `quote-${number.toLowerCase()}-client`

/** Queues a mail to whom a quote is addressed, with its PDF, in the transaction of `req`; answers to it reach the quote desk. */
export async function mailToReader(
  req: PayloadRequest,
  quote: Quote,
  write: (told: { quote: QuoteInMail; settings: QuoteMailSettings }) => Mail,
): Promise<void> {
  const settings = await getSiteSettings(req)
  await queueEmail(req, {
    to: quote.recipient.email,
    replyTo: settings.rfqRecipient,
    thread: quoteThread(quote.number ?? ''),
    attachments: [{ name: `${quote.number}-v${quote.version}.pdf`, kind: 'quote', id: quote.id }],
    ...write({ quote: inMail(quote), settings }),
  })
}
