import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { isStale } from '@/lib/server/etag'
import { inTransaction } from '@/lib/server/transaction'
import { storedDay } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { findPerson } from '../../../people'
import { idOf } from '../../client-projects/parts'
import { totalsOf } from '../../invoices/money'
import { totalsOfChoice } from '../amounts'
import { recordQuoteEvent } from '../events'
import { findQuote, findVersions, lockRequest, quoteIdOf } from '../find'
import type { QuoteInput, QuoteRecord } from '../schema'
import { requestIdOf } from './list'
import { quoteRecord } from './record'
import { firstVersion, nextVersion } from './revisions'

const refuse = (path: string, message: string): never => {
  throw new HttpError(400, message, { errors: [{ path, message }] })
}

/**
 * Begins a quote for a request, or a revision of the one that it has.
 * @throws HttpError 404, and 409 while there is a draft or when the quote was accepted
 */
export const createDraft = (req: PayloadRequest, requestText: string): Promise<QuoteRecord> =>
  inTransaction(req, async () => {
    const request = requestIdOf(requestText)
    await lockRequest(req, request)
    const versions = await findVersions(req, request)
    if (versions.some(({ status }) => status === 'draft'))
      throw new HttpError(409, 'There is a draft for this request already. Go on with it, or delete it first.')
    if (versions.some(({ status }) => status === 'accepted'))
      throw new HttpError(
        409,
        'This quote was accepted, so it cannot be revised. Further work begins with a new request.',
      )
    const [newest] = versions
    const quote = await req.payload.create({
      collection: 'quotes',
      data: newest ? await nextVersion(req, newest) : await firstVersion(req, request),
      depth: 0,
      req,
      // Quotes are written by these operations only; that the caller is sales staff was asked at the door.
      overrideAccess: true,
    })
    await recordQuoteEvent(req, quote.id, { kind: 'drafted' })
    return quoteRecord(req, quote)
  })

type Row = { id?: string | null }

/** Rows keep their ids over a save; an id that is none of this quote, or comes twice, makes a new row. */
function withKnownIds<T extends { id?: string }>(rows: T[], stored: Row[] | null | undefined): T[] {
  const free = new Set((stored ?? []).map(({ id }) => id))
  return rows.map(({ id, ...row }) => (id && free.delete(id) ? { ...row, id } : row) as T)
}

/** The total of a draft, which is within bounds whatever its reader will choose. @throws HttpError 400 */
function checkedTotal({ lines, depositBasisPoints }: QuoteInput): number {
  const named = lines.map((line, index) => ({ ...line, id: String(index) }))
  try {
    totalsOf(named)
    totalsOfChoice(
      named,
      depositBasisPoints,
      named.map(({ id }) => id),
    )
    return totalsOfChoice(named, depositBasisPoints).totalCents
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refuse('lines', 'The quote comes to more than can be quoted at once')
  }
}

async function checkClient(req: PayloadRequest, clientId: number | null): Promise<void> {
  if (clientId === null) return
  const account = await findPerson(req, clientId)
  if (account?.role !== 'client') refuse('clientId', 'Choose the account of a client')
}

/** A draft with what depends on no other draft. @throws HttpError 404, 409 when it was sent */
export async function holdDraft(req: PayloadRequest, id: number, refusal: string): Promise<Quote> {
  await lockRequest(req, idOf((await findQuote(req, id)).request) ?? 0)
  // Read again: it may have changed while others were waited for.
  const quote = await findQuote(req, id)
  if (quote.status !== 'draft') throw new HttpError(409, refusal)
  return quote
}

const dataOf = (input: QuoteInput, quote: Quote, totalCents: number) => {
  const { clientId, recipient, validUntil, lines, milestones, ...rest } = input
  return {
    ...rest,
    client: clientId,
    recipient: { ...recipient, company: recipient.company ?? null, address: recipient.address ?? null },
    validUntil: validUntil === null ? null : storedDay(validUntil),
    lines: withKnownIds(lines, quote.lines).map((line) => ({ ...line, isChosen: !line.isOptional || line.isChosen })),
    milestones: withKnownIds(milestones, quote.milestones),
    totalCents,
  }
}

/**
 * Saves a draft, whole.
 * @returns the stored draft, or the newer one when the caller's `If-Match` was stale
 * @throws HttpError 400 at the field, 404, 409 when it was sent
 */
export const saveDraft = (
  req: PayloadRequest,
  id: string,
  input: QuoteInput,
): Promise<{ stored: QuoteRecord } | { stale: QuoteRecord }> =>
  inTransaction(req, async () => {
    const quote = await holdDraft(req, quoteIdOf(id), 'This quote was sent, so it stays as it is. Revise it instead.')
    if (isStale(req, quote.updatedAt)) return { stale: await quoteRecord(req, quote) }
    const totalCents = checkedTotal(input)
    await checkClient(req, input.clientId)
    const stored = await req.payload.update({
      collection: 'quotes',
      id: quote.id,
      data: dataOf(input, quote, totalCents),
      depth: 0,
      req,
      // As above.
      overrideAccess: true,
    })
    return { stored: await quoteRecord(req, stored) }
  })

/** Deletes a draft. @throws HttpError 404, 409 when it was sent */
export const deleteDraft = (req: PayloadRequest, id: string): Promise<void> =>
  inTransaction(req, async () => {
    const quote = await holdDraft(req, quoteIdOf(id), 'This quote was sent, so it cannot be deleted.')
    await req.payload.delete({
      collection: 'quotes',
      id: quote.id,
      depth: 0,
      req,
      // As above.
      overrideAccess: true,
    })
  })
