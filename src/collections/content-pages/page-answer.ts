import { etagOf } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'

const NUMBER = /^[1-9]\d{0,8}$/

/**
 * The number in an address.
 * @throws HttpError 404 when it is none
 */
export function numberOf(text: string): number {
  if (!NUMBER.test(text)) throw new HttpError(404, 'This page does not exist')
  return Number(text)
}

/** A page with the ETag that belongs to it. */
export const answer = (page: object & { updatedAt: string }): Response =>
  Response.json(page, { headers: { ETag: etagOf(page.updatedAt), 'Cache-Control': 'no-store' } })
