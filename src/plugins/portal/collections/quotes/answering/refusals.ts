import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { type Day, dayIn, dayStored, formatDay } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { getBillingSettings } from '../../../globals/billing-settings/operations'
import { idOf } from '../../client-projects/parts'
import { findVersions } from '../find'
import { type QuoteState, quoteStateOn } from '../schema'

/** The state of a quote at a moment, by the calendar of the company. */
export const stateAt = (quote: Quote, today: Day): QuoteState =>
  quoteStateOn(today, {
    status: quote.status,
    validUntil: quote.validUntil ? dayStored(quote.validUntil) : null,
    viewedAt: quote.viewedAt ?? null,
  })

type Words = { on: (moment: string | null | undefined) => string; ask: string }

async function newerOf(req: PayloadRequest, quote: Quote, { on }: Words): Promise<string> {
  const versions = await findVersions(req, idOf(quote.request) ?? 0)
  const newer = versions.find(({ version, sentAt }) => version > quote.version && sentAt)
  return newer
    ? `A newer version of this quote was sent${on(newer.sentAt)}. Please answer that one: its link is in the newer mail.`
    : 'This version of the quote is not valid any more. Please answer the newer one: its link is in the newer mail.'
}

async function reasonOf(req: PayloadRequest, quote: Quote, state: QuoteState, words: Words): Promise<string> {
  const { on, ask } = words
  if (state === 'accepted')
    return `This quote was accepted by ${quote.seal?.name ?? 'its reader'}${on(quote.answeredAt)}. There is nothing left to do here. ${ask}`
  if (state === 'declined')
    return `This quote was declined${on(quote.answeredAt)}. If you would like to have it after all, please ask us for a new one. ${ask}`
  if (state === 'superseded') return newerOf(req, quote, words)
  const end = quote.validUntil ? formatDay(dayStored(quote.validUntil)) : ''
  return `This quote was valid until the end of ${end}, so it cannot be answered any more. Please ask us for a new one. ${ask}`
}

/**
 * Lets an answer to a quote pass that is open for it.
 * @param may the states in which it can be given
 * @throws HttpError 409 that says what has become of the quote, and what to do
 */
export async function demandState(
  req: PayloadRequest,
  quote: Quote,
  now: Date,
  may: readonly QuoteState[] = ['sent', 'viewed'],
): Promise<void> {
  const { timeZone } = await getBillingSettings(req)
  const state = stateAt(quote, dayIn(timeZone, now))
  if (may.includes(state)) return
  const { email, phone } = await getSiteSettings(req)
  const words: Words = {
    on: (moment) => (moment ? ` on ${formatDay(dayIn(timeZone, new Date(moment)))}` : ''),
    ask: `Questions? Write to ${email} or call ${phone}.`,
  }
  throw new HttpError(409, await reasonOf(req, quote, state, words))
}
