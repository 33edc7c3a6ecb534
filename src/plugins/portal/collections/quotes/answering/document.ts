import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { sqlOf } from '@/lib/server/sql'
import type { Quote } from '@/payload-types'
import { getBillingSettings } from '../../../globals/billing-settings/operations'
import { senderOf } from '../../../pdf/letterhead'
import { quotePdf } from '../../../pdf/quote-pdf'
import { quoteContent, quoteSeal } from '../present'
import type { QuoteContent, QuoteSeal } from '../schema'
import { type Acceptance, sealOf } from './signed'

type Frozen = { quote: Quote; content: QuoteContent; acceptance: Acceptance }

/** Stores what was signed and its paper as they are now: settings, lines and programs may change, these do not. */
export async function freeze(req: PayloadRequest, { quote, content, acceptance }: Frozen): Promise<QuoteSeal> {
  const [settings, { timeZone }] = [await getSiteSettings(req), await getBillingSettings(req)]
  const sender = senderOf(settings)
  const { text, seal } = sealOf({ sender, quote: content, acceptance })
  const pdf = await quotePdf({
    quote: content,
    sender,
    timeZone,
    seal,
    madeAt: new Date(acceptance.acceptedAt),
    sentAt: new Date(quote.sentAt ?? acceptance.acceptedAt),
  })
  await sqlOf(req).query('insert into quote_documents (quote_id, content, content_hash, pdf) values ($1, $2, $3, $4)', [
    quote.id,
    text,
    seal.contentHash,
    pdf,
  ])
  return seal
}

/** A quote that was sent on paper: the very bytes that were frozen when it was accepted, else drawn anew, the same each time. */
export async function quotePaper(req: PayloadRequest, quote: Quote): Promise<Buffer> {
  const { rows } = await sqlOf(req).query<{ pdf: Buffer }>('select pdf from quote_documents where quote_id = $1', [
    quote.id,
  ])
  if (rows[0]) return rows[0].pdf
  const [settings, { timeZone }] = [await getSiteSettings(req), await getBillingSettings(req)]
  const sentAt = new Date(quote.sentAt ?? quote.createdAt)
  return quotePdf({
    quote: quoteContent(quote),
    sender: senderOf(settings),
    timeZone,
    seal: quoteSeal(quote),
    madeAt: sentAt,
    sentAt,
  })
}

/** The name of such a file: `Q-2026-0007-v2.pdf`. */
export const paperName = ({ number, version, status }: Pick<Quote, 'number' | 'version' | 'status'>): string =>
  `${number ?? 'quote'}-v${version}${status === 'accepted' ? '-accepted' : ''}.pdf`
