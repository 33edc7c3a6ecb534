import type { PayloadRequest } from 'payload'
import type { Person } from '@/access/roles'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import type { Quote } from '@/payload-types'
import { idOf } from '../../client-projects/parts'
import { findQuote, lockRequest } from '../find'
import { quoteOfToken } from '../token'

const badLink = () =>
  new HttpError(
    404,
    'This link does not work. Please open it from the mail again, or copy it whole; if that does not help, ask us for a new one.',
  )

/**
 * The quote of a link. Whoever has the link may read it and answer; who is signed in to another client's account is told so.
 * @throws HttpError 404 for a link that was forged, cut short or leads to nothing that was sent; 403 for another client
 */
export async function openQuote(req: PayloadRequest, token: string): Promise<Quote> {
  const id = quoteOfToken(token)
  if (id === undefined) throw badLink()
  const quote = await findQuote(req, id).catch((error: unknown) => {
    throw error instanceof HttpError && error.status === 404 ? badLink() : error
  })
  if (quote.status === 'draft' || !quote.sentAt) throw badLink()
  const person = req.user as Person
  const client = idOf(quote.client)
  if (person?.role === 'client' && client !== undefined && client !== person.id)
    throw new HttpError(
      403,
      'This quote was written for another account than the one you are signed in to. Please sign out, or sign in to the other account, and open the link again.',
    )
  return quote
}

/**
 * The quote of a link for an answer, as it is once nobody else can answer it or another version of it, until the
 * transaction of `req` ends.
 * @throws HttpError 404, 403
 */
export async function holdQuote(req: PayloadRequest, token: string): Promise<Quote> {
  const { request } = await openQuote(req, token)
  const requestId = idOf(request) ?? 0
  // In the order of the desk, which sends versions: the request first, so that neither waits for the other in a circle.
  await lockRequest(req, requestId)
  await sqlOf(req).query('select from quotes where request_id = $1 order by id for update', [requestId])
  return openQuote(req, token)
}
