import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/server/transaction'
import { recordQuoteEvent } from '../events'
import type { PublicQuote } from '../schema'
import { holdQuote } from './find'
import { mailDecline } from './mails'
import { presentPublic } from './public'
import { demandState } from './refusals'

/**
 * Declines a quote, with the reason. Its request stays as it is: sales may write another version.
 * @throws HttpError 404, 403, and 409 when it is not open for an answer
 */
export const declineQuote = (req: PayloadRequest, token: string, reason: string): Promise<PublicQuote> =>
  inTransaction(req, async () => {
    const quote = await holdQuote(req, token)
    const now = new Date()
    await demandState(req, quote, now)
    const declined = await req.payload.update({
      collection: 'quotes',
      id: quote.id,
      data: { status: 'declined', declineReason: reason, answeredAt: now.toISOString() },
      depth: 0,
      req,
      // Nobody writes quotes but their operations; whoever has the link answers it.
      overrideAccess: true,
    })
    await recordQuoteEvent(req, quote.id, { kind: 'declined', text: reason, byName: quote.recipient.name })
    await mailDecline(req, quote, reason)
    return presentPublic(req, declined)
  })
