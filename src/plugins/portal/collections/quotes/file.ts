import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import type { OpenFile } from '@/lib/server/kept-files'
import { sqlOf } from '@/lib/server/sql'
import type { Quote } from '@/payload-types'
import { getBillingSettings } from '../../globals/billing-settings/operations'
import { senderOf } from '../../pdf/letterhead'
import { asFile } from '../../pdf/operations'
import { quotePdf } from '../../pdf/quote-pdf'
import { quoteContent } from './present'

/** The document of an accepted quote, as it was frozen then. */
async function frozen(req: PayloadRequest, id: number): Promise<Buffer | undefined> {
  const { rows } = await sqlOf(req).query<{ pdf: Buffer }>('select pdf from quote_documents where quote_id = $1', [id])
  return rows[0]?.pdf
}

async function drawn(req: PayloadRequest, quote: Quote): Promise<Buffer> {
  const [settings, { timeZone }] = [await getSiteSettings(req), await getBillingSettings(req)]
  return quotePdf({
    quote: quoteContent(quote),
    sender: senderOf(settings),
    timeZone,
    madeAt: new Date(quote.sentAt ?? quote.updatedAt),
    isDraft: quote.status === 'draft',
  })
}

/** A quote as a PDF file: what was accepted stays what it was. Whether the caller may read it is asked before. */
export async function quoteFile(req: PayloadRequest, quote: Quote): Promise<OpenFile> {
  const { id, number, version, status } = quote
  const name = status === 'draft' ? `quote-draft-${id}` : `${number ?? `quote-${id}`}-v${version}`
  return asFile(`${name}.pdf`, 'application/pdf', (await frozen(req, id)) ?? (await drawn(req, quote)))
}
