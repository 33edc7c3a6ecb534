import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/server/transaction'
import { recordQuoteEvent } from '../events'
import { holdQuote } from './find'
import { mailQuestion } from './mails'
import { demandState } from './refusals'

/**
 * Takes a question about a quote to the desk, also about one whose time is over.
 * @throws HttpError 404, 403, and 409 when it was answered or replaced
 */
export const askAboutQuote = (req: PayloadRequest, token: string, text: string): Promise<{ message: string }> =>
  inTransaction(req, async () => {
    const quote = await holdQuote(req, token)
    await demandState(req, quote, new Date(), ['sent', 'viewed', 'expired'])
    await recordQuoteEvent(req, quote.id, { kind: 'questioned', text, byName: quote.recipient.name })
    await mailQuestion(req, quote, text)
    return { message: 'Your question is on its way to us. We answer by mail.' }
  })
