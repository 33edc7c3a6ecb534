import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { findQuote, findVersions, quoteIdOf } from '../find'
import type { QuoteChange, QuoteRecord } from '../schema'
import { quoteContent } from '../present'
import { idOf } from '../../client-projects/parts'
import { changesBetween } from './changes'
import { quoteRecord, quoteRecords } from './record'

const missing = () => new HttpError(404, 'This request does not exist')

/** The number of a request that an address names. @throws HttpError 404 */
export function requestIdOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw missing()
  return Number(text)
}

/** All versions of the quote of a request, the newest first. @throws HttpError 404 */
export async function listQuotes(req: PayloadRequest, request: string): Promise<QuoteRecord[]> {
  const id = requestIdOf(request)
  const { rowCount } = await sqlOf(req).query('select from rfq_requests where id = $1', [id])
  if (!rowCount) throw missing()
  return quoteRecords(req, await findVersions(req, id))
}

/** One version of a quote. @throws HttpError 404 */
export const getQuote = async (req: PayloadRequest, id: string): Promise<QuoteRecord> =>
  quoteRecord(req, await findQuote(req, quoteIdOf(id)))

/** What a version changed in the one before it; nothing for the first. @throws HttpError 404 */
export async function listChanges(req: PayloadRequest, id: string): Promise<QuoteChange[]> {
  const quote = await findQuote(req, quoteIdOf(id))
  const versions = await findVersions(req, idOf(quote.request) ?? 0)
  const before = versions.find(({ version }) => version < quote.version)
  return before ? changesBetween(quoteContent(before), quoteContent(quote)) : []
}
