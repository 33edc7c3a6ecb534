import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import type { OpenFile } from '@/lib/server/kept-files'
import type { Quote } from '@/payload-types'
import { getBillingSettings } from '../../globals/billing-settings/operations'
import { senderOf } from '../../pdf/letterhead'
import { asFile } from '../../pdf/operations'
import { quotePdf } from '../../pdf/quote-pdf'
import { paperName, quotePaper } from './answering/document'
import { quoteContent } from './present'

/** A draft as it would be sent, marked as one. */
async function draftPaper(req: PayloadRequest, quote: Quote): Promise<Buffer> {
  const [settings, { timeZone }] = [await getSiteSettings(req), await getBillingSettings(req)]
  const madeAt = new Date(quote.updatedAt)
  return quotePdf({ quote: quoteContent(quote), sender: senderOf(settings), timeZone, madeAt, isDraft: true })
}

/** A quote as a PDF file: what was accepted stays what it was. Whether the caller may read it is asked before. */
export async function quoteFile(req: PayloadRequest, quote: Quote): Promise<OpenFile> {
  const isDraft = quote.status === 'draft'
  const bytes = isDraft ? await draftPaper(req, quote) : await quotePaper(req, quote)
  return asFile(isDraft ? `quote-draft-${quote.id}.pdf` : paperName(quote), 'application/pdf', bytes)
}
