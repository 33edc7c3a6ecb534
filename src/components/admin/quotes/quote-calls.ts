import { request, RequestError } from '@/lib/client/request'
import type { PriceBookItem } from '@/plugins/portal/collections/price-book-items/schema'
import type { QuoteChange, QuoteInput, QuoteRecord } from '@/plugins/portal/collections/quotes/schema'

const url = (id: number, part = ''): string => `/api/admin/quotes/${id}${part}`

/** The address of the screen of a request's quote; with a version, of that one. */
export const quoteHref = (requestId: number, version?: number): string =>
  `/admin/rfq/quote?request=${requestId}${version === undefined ? '' : `&version=${version}`}`
/** The address of the PDF of a quote. */
export const pdfHref = (id: number): string => url(id, '/pdf')

type Seen = Pick<QuoteRecord, 'id' | 'updatedAt'>
const ifMatch = ({ updatedAt }: Seen) => ({ 'If-Match': `"${updatedAt}"` })

/** The newer draft of a colleague, where a call was refused because of it. */
export const newerOf = (error: unknown): QuoteRecord | undefined =>
  error instanceof RequestError && error.status === 412
    ? (error.problem as { current?: QuoteRecord } | undefined)?.current
    : undefined

/** What came of a save: the stored quote, or the newer one of a colleague, of which nothing was overwritten. */
export type SaveOutcome = { stored: QuoteRecord } | { newer: QuoteRecord }

/**
 * Saves a draft, unless somebody has changed it since.
 * @param seen the state that the person began with
 * @throws RequestError or a TypeError when it was not saved
 */
export async function saveQuote(seen: Seen, body: QuoteInput): Promise<SaveOutcome> {
  try {
    return { stored: await request<QuoteRecord>('PUT', url(seen.id), { body, headers: ifMatch(seen) }) }
  } catch (error) {
    const newer = newerOf(error)
    if (newer) return { newer }
    throw error
  }
}

/** What was refused, by place, as the server names it. */
export const refusals = (error: unknown): { path: string; message: string }[] =>
  (error instanceof RequestError ? (error.problem?.errors ?? []) : []).filter(({ path }) => path)

export const listQuotes = (requestId: number) => request<QuoteRecord[]>('GET', `/api/admin/rfq/${requestId}/quotes`)
/** Begins the quote of a request, or its next version. */
export const writeQuote = (requestId: number) => request<QuoteRecord>('POST', `/api/admin/rfq/${requestId}/quotes`)
export const discardQuote = (id: number) => request<unknown>('DELETE', url(id))
/** Sends a draft as it was seen. */
export const sendQuote = (seen: Seen, message: string) =>
  request<QuoteRecord>('POST', url(seen.id, '/send'), { body: { message }, headers: ifMatch(seen) })
export const resendQuote = (id: number, message: string) =>
  request<QuoteRecord>('POST', url(id, '/resend'), { body: { message } })
export const listChanges = (id: number) => request<QuoteChange[]>('GET', url(id, '/changes'))
export const searchPriceBook = (q: string, signal: AbortSignal) =>
  request<PriceBookItem[]>('GET', `/api/admin/price-book?q=${encodeURIComponent(q)}`, { signal })
