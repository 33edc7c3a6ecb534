import type { PayloadRequest } from 'payload'
import { isStaff, type Person } from '@/access/roles'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { recordQuoteEvent } from '../events'
import { openQuote } from './find'

/**
 * Notes that the reader has opened a quote: once, while it waits for an answer. The page says so by itself once it is
 * shown, so that a program which follows the link of a mail is no reader; nor is somebody of the company.
 * @throws HttpError 404, 403
 */
export const noteViewed = (req: PayloadRequest, token: string): Promise<{ viewed: boolean }> =>
  inTransaction(req, async () => {
    const quote = await openQuote(req, token)
    if (isStaff(req.user as Person)) return { viewed: Boolean(quote.viewedAt) }
    // Of two at the same moment the second waits here, and finds it noted.
    const { rowCount } = await sqlOf(req).query(
      `update quotes set viewed_at = now(), updated_at = now() where id = $1 and status = 'sent' and viewed_at is null`,
      [quote.id],
    )
    if (rowCount) await recordQuoteEvent(req, quote.id, { kind: 'viewed', byName: quote.recipient.name })
    return { viewed: quote.status === 'sent' || Boolean(quote.viewedAt) }
  })
