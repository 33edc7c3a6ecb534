import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import type { Quote } from '@/payload-types'

const missing = () => new HttpError(404, 'This quote does not exist')

/** The number that an address names. @throws HttpError 404 */
export function quoteIdOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw missing()
  return Number(text)
}

/** A quote as it is stored. Whether the caller may see it is asked before. @throws HttpError 404 */
export async function findQuote(req: PayloadRequest, id: number): Promise<Quote> {
  const quote = await req.payload.findByID({
    collection: 'quotes',
    id,
    depth: 0,
    disableErrors: true,
    req,
    // Read by the desk, which is asked for at the door, by jobs, and by whoever has a link that was checked.
    overrideAccess: true,
  })
  if (!quote) throw missing()
  return quote
}

/** All versions of the quote of a request, the newest first. Whether the caller may see them is asked before. */
export async function findVersions(req: PayloadRequest, request: number): Promise<Quote[]> {
  const { docs } = await req.payload.find({
    collection: 'quotes',
    where: { request: { equals: request } },
    sort: ['-version'],
    pagination: false,
    limit: 0,
    depth: 0,
    req,
    // As above.
    overrideAccess: true,
  })
  return docs
}

/**
 * Lets changes of one request and of its quotes pass one at a time, until the transaction of `req` ends. The request comes
 * first, as everywhere: two who lock in different orders wait for each other for ever.
 * @throws HttpError 404 for a request that is not there
 */
export async function lockRequest(req: PayloadRequest, request: number): Promise<void> {
  const { rowCount } = await sqlOf(req).query('select from rfq_requests where id = $1 for update', [request])
  if (!rowCount) throw new HttpError(404, 'This request does not exist')
  await sqlOf(req).query('select from quotes where request_id = $1 order by id for update', [request])
}
