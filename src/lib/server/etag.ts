import type { PayloadRequest } from 'payload'
import { HttpError } from './http-error'

/** A record's ETag: its time of change in quotes. */
export const etagOf = (updatedAt: string): string => `"${updatedAt}"`

/**
 * Whether the caller wrote for another state than the record's: by `If-Match`, or by `If-None-Match: *`, which means that
 * there is no record yet. Without these headers every state is right.
 */
export function isStale(req: PayloadRequest, updatedAt: string | undefined): boolean {
  if (req.headers.get('if-none-match')?.trim() === '*' && updatedAt !== undefined) return true
  const wanted = req.headers.get('if-match')
  if (wanted === null) return false
  if (wanted.trim() === '*') return updatedAt === undefined
  return !wanted.split(',').some((tag) => updatedAt !== undefined && tag.trim() === etagOf(updatedAt))
}

/** The answer to a stale write: 412 with the newer record, of which nothing was overwritten. */
export const staleAnswer = (record: object & { updatedAt: string }): Response =>
  Response.json(
    { message: 'Somebody else changed this in the meantime. Nothing was overwritten.', current: record },
    { status: 412, headers: { ETag: etagOf(record.updatedAt), 'Cache-Control': 'no-store' } },
  )

/** The refusal of a conditional write to a record that does not exist. */
export const missingForMatch = () => new HttpError(412, 'This does not exist any more')
