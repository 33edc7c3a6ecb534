import type { PayloadRequest } from 'payload'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { companyDay } from '../../../globals/billing-settings/operations'
import type { Quote } from '@/payload-types'
import { dayStored } from '@/lib/shared/days'
import { idOf } from '../../client-projects/parts'
import { followed } from '../followed'
import { quoteContent, quoteSeal } from '../present'
import type { ClientQuote, PublicQuote } from '../schema'
import { quotePath } from '../token'
import { openQuote } from './find'
import { stateAt } from './refusals'

/** A quote as its reader sees it. */
export async function presentPublic(req: PayloadRequest, quote: Quote): Promise<PublicQuote> {
  const [today, settings] = [await companyDay(req), await getSiteSettings(req)]
  return {
    ...quoteContent(quote),
    state: stateAt(quote, today) as PublicQuote['state'],
    sentAt: quote.sentAt ?? '',
    answeredAt: quote.answeredAt ?? null,
    declineReason: quote.declineReason ?? null,
    seal: quoteSeal(quote),
    sender: { company: settings.companyName, phone: settings.phone, email: settings.email },
    ...(await followed(req, quote)),
  }
}

/**
 * The quote of a link. Nothing is noted by reading it: programs that look through mails read it, too.
 * @throws HttpError 404, 403
 */
export const getPublicQuote = async (req: PayloadRequest, token: string): Promise<PublicQuote> =>
  presentPublic(req, await openQuote(req, token))

const MOST = 500

/** The quotes that were sent to the caller, the newest first; staff see their own, too, not everybody's. */
export async function listClientQuotes(req: PayloadRequest): Promise<ClientQuote[]> {
  if (!req.user) return []
  const today = await companyDay(req)
  const { docs } = await req.payload.find({
    collection: 'quotes',
    where: {
      and: [{ client: { equals: req.user.id } }, { sentAt: { exists: true } }, { status: { not_equals: 'draft' } }],
    },
    sort: ['-sentAt', '-id'],
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map((quote) => ({
    id: quote.id,
    number: quote.number ?? '',
    version: quote.version,
    title: quote.title,
    state: stateAt(quote, today) as ClientQuote['state'],
    validUntil: quote.validUntil ? dayStored(quote.validUntil) : null,
    totalCents: quote.totalCents,
    sentAt: quote.sentAt ?? '',
    project: idOf(quote.project) ?? null,
    path: quotePath(quote.id),
  }))
}
