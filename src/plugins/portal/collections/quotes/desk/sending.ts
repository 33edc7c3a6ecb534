import type { PayloadRequest } from 'payload'
import { quoteSent } from '@/emails/quote-sent'
import { isStale } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'
import { consume } from '@/lib/server/rate-limit'
import { inTransaction } from '@/lib/server/transaction'
import { type Day, dayIn, dayStored } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { companyDay, getBillingSettings } from '../../../globals/billing-settings/operations'
import { idOf } from '../../client-projects/parts'
import { recordQuoteEvent } from '../events'
import { findQuote, findVersions, lockRequest, quoteIdOf } from '../find'
import { mailToReader } from '../mail'
import { nextQuoteNumber } from '../numbering'
import { quoteContent } from '../present'
import { type QuoteRecord, quoteStateOn } from '../schema'
import { holdDraft } from './drafts'
import { clientWithAddress, quoteRecord } from './record'

/** What a quote lacks that is to be sent, at its fields. */
async function missingParts(req: PayloadRequest, quote: Quote, today: Day) {
  const { lines, terms, validUntil, totals, recipient } = quoteContent(quote)
  const hasClient = idOf(quote.client) !== undefined
  const hasAccount = !hasClient && (await clientWithAddress(req, recipient.email)) !== null
  const rules: [isBroken: boolean, path: string, message: string][] = [
    [lines.length === 0, 'lines', 'A quote has at least one line'],
    [
      lines.length > 0 && totals.totalCents === 0,
      'lines',
      'The quote comes to nothing: give it a price, or propose one of its optional lines',
    ],
    [!terms.trim(), 'terms', 'Write the terms that the client agrees to'],
    [validUntil === null, 'validUntil', 'Say until when the quote is valid'],
    [validUntil !== null && validUntil < today, 'validUntil', 'This day is over: choose today or a later one'],
    [hasAccount, 'clientId', 'There is an account with this address. Choose it, or write to another address.'],
  ]
  return rules.flatMap(([isBroken, path, message]) => (isBroken ? [{ path, message }] : []))
}

async function checkComplete(req: PayloadRequest, quote: Quote, today: Day): Promise<void> {
  const errors = await missingParts(req, quote, today)
  if (errors[0]) throw new HttpError(400, errors[0].message, { errors })
}

/** Versions that a newer one takes the place of, unless they were accepted. */
async function supersedeOthers(req: PayloadRequest, quote: Quote): Promise<void> {
  const versions = await findVersions(req, idOf(quote.request) ?? 0)
  if (versions.some(({ status }) => status === 'accepted'))
    throw new HttpError(409, 'This quote was accepted in the meantime, so no other version of it can be sent.')
  for (const { id, status } of versions) {
    if (id === quote.id || (status !== 'sent' && status !== 'declined')) continue
    await req.payload.update({
      collection: 'quotes',
      id,
      data: { status: 'superseded' },
      depth: 0,
      req,
      // Quotes are written by these operations only; that the caller is sales staff was asked at the door.
      overrideAccess: true,
    })
    await recordQuoteEvent(req, id, { kind: 'superseded' })
  }
}

/** What the request says of its quote. One that waits, or was given up, is at work again; the hooks write its history. */
async function noteOnRequest(req: PayloadRequest, quote: Quote, totalCents: number, sentAt: string): Promise<void> {
  const id = idOf(quote.request) ?? 0
  const { status } = await req.payload.findByID({
    collection: 'rfq_requests',
    id,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  await req.payload.update({
    collection: 'rfq_requests',
    id,
    data: {
      quoteAmount: totalCents,
      quoteGeneratedAt: sentAt,
      ...((status === 'pending' || status === 'rejected') && { status: 'in_progress' as const }),
    },
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
}

const numberOf = async (req: PayloadRequest, { series, sequence, number }: Quote, today: Day) => {
  if (series && sequence && number) return { series, sequence, number }
  const { quotePrefix } = await getBillingSettings(req)
  return nextQuoteNumber(req, `${quotePrefix}-${today.slice(0, 4)}`)
}

/**
 * Sends a draft: from here on it never changes. It gets its number, takes the place of the versions before it, sets what
 * the request says of its quote, and is mailed to its reader; all of it, or nothing.
 * @returns the sent quote, or the newer draft when the caller's `If-Match` was stale
 * @throws HttpError 400 at what is missing, 404, 409 when it was sent already
 */
export const sendQuote = (
  req: PayloadRequest,
  id: string,
  message?: string,
): Promise<{ stored: QuoteRecord } | { stale: QuoteRecord }> =>
  inTransaction(req, async () => {
    const draft = await holdDraft(req, quoteIdOf(id), 'This quote was sent already.')
    if (isStale(req, draft.updatedAt)) return { stale: await quoteRecord(req, draft) }
    const now = new Date()
    const today = dayIn((await getBillingSettings(req)).timeZone, now)
    await checkComplete(req, draft, today)
    await supersedeOthers(req, draft)
    const { totalCents } = quoteContent(draft).totals
    const sentAt = now.toISOString()
    await noteOnRequest(req, draft, totalCents, sentAt)
    const quote = await req.payload.update({
      collection: 'quotes',
      id: draft.id,
      data: { ...(await numberOf(req, draft, today)), status: 'sent', sentAt, totalCents },
      depth: 0,
      req,
      // As above.
      overrideAccess: true,
    })
    await recordQuoteEvent(req, quote.id, { kind: 'sent', text: message })
    await mailToReader(req, quote, (told) => quoteSent({ ...told, message }))
    return { stored: await quoteRecord(req, quote) }
  })

/** How often one quote is mailed again: a mailbox is no drum. */
const AGAIN = { name: 'quote-resent', points: 5, seconds: 3600 }

/**
 * Mails a quote once more to its reader.
 * @throws HttpError 404, 409 when it cannot be answered any more, 429 when it was mailed too often
 */
export async function resendQuote(req: PayloadRequest, idText: string, message?: string): Promise<QuoteRecord> {
  const id = quoteIdOf(idText)
  const { request } = await findQuote(req, id)
  await consume(req, AGAIN, String(id))
  return inTransaction(req, async () => {
    await lockRequest(req, idOf(request) ?? 0)
    const quote = await findQuote(req, id)
    const { status, viewedAt = null } = quote
    const state = quoteStateOn(await companyDay(req), {
      status,
      validUntil: quote.validUntil ? dayStored(quote.validUntil) : null,
      viewedAt,
    })
    if (state !== 'sent' && state !== 'viewed')
      throw new HttpError(409, 'Only a quote that is open can be mailed again. Revise this one instead.')
    await recordQuoteEvent(req, id, { kind: 'resent', text: message })
    await mailToReader(req, quote, (told) => quoteSent({ ...told, message, isAgain: true }))
    return quoteRecord(req, quote)
  })
}
