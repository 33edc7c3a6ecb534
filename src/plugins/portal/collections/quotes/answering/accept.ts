import type { PayloadRequest } from 'payload'
import { addressOf } from '@/lib/server/rate-limit'
import { inTransaction } from '@/lib/server/transaction'
import { dayIn } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { getBillingSettings } from '../../../globals/billing-settings/operations'
import { idOf } from '../../client-projects/parts'
import { lockBilling } from '../../invoices/numbering'
import { recordQuoteEvent } from '../events'
import type { PublicQuote, QuoteAcceptance } from '../schema'
import { ownerOf } from './account'
import { contentChosen, linesChosen } from './choice'
import { freeze } from './document'
import { holdQuote } from './find'
import { billDeposit, makeProject } from './follow'
import { mailAcceptance, type Outcome } from './mails'
import { presentPublic } from './public'
import { demandState } from './refusals'
import type { Acceptance } from './signed'

const acceptanceOf = (
  req: PayloadRequest,
  { name, title, poNumber, signature }: QuoteAcceptance,
  now: Date,
): Acceptance => ({
  name,
  title,
  poNumber: poNumber ?? null,
  signature,
  acceptedAt: now.toISOString(),
  address: addressOf(req),
})

/** The request of the quote is completed; its history names who signed. */
async function completeRequest(req: PayloadRequest, { quote, content, seal }: Outcome): Promise<void> {
  req.context.byName = seal.name
  await req.payload.update({
    collection: 'rfq_requests',
    id: idOf(quote.request) ?? 0,
    data: { status: 'completed', quoteAmount: content.totals.totalCents },
    depth: 0,
    req,
    // Who accepts needs no account; that this quote may be accepted was checked, and only these two fields change.
    overrideAccess: true,
  })
}

const keep = (req: PayloadRequest, { quote, content, seal, owner, project, invoice }: Outcome): Promise<Quote> =>
  req.payload.update({
    collection: 'quotes',
    id: quote.id,
    data: {
      status: 'accepted',
      client: owner.user.id,
      lines: linesChosen(
        quote,
        content.lines.filter((line) => line.isOptional && line.isChosen).map(({ id }) => id),
      ),
      totalCents: content.totals.totalCents,
      answeredAt: seal.acceptedAt,
      seal: {
        name: seal.name,
        title: seal.title,
        poNumber: seal.poNumber,
        signature: seal.signature,
        address: seal.address,
        contentHash: seal.contentHash,
      },
      project: project.id,
      depositInvoice: invoice?.id ?? null,
    },
    depth: 0,
    req,
    // Nobody writes quotes but their operations; whoever has the link answers it.
    overrideAccess: true,
  })

/** Everything that an acceptance makes, of a quote that is held. */
async function settle(req: PayloadRequest, quote: Quote, input: QuoteAcceptance, now: Date): Promise<Outcome> {
  const content = contentChosen(quote, input)
  const acceptance = acceptanceOf(req, input, now)
  const seal = await freeze(req, { quote, content, acceptance })
  // Before rows of accounts are held: who bills in the panel takes this lock first and refers to an account then.
  await lockBilling(req)
  const owner = await ownerOf(req, quote)
  const { timeZone } = await getBillingSettings(req)
  const project = await makeProject(req, { content, owner: owner.user.id, today: dayIn(timeZone, now) })
  const { poNumber } = acceptance
  const invoice = await billDeposit(req, { quote, content, owner: owner.user.id, project: project.id, poNumber })
  return { quote, content, seal, owner, project, invoice }
}

/**
 * Accepts a quote, in one transaction: the choice and the seal, the frozen document, the account of its owner, the project
 * with its milestones, the deposit invoice, the completed request, the histories and the mails. All of it is stored, or nothing.
 * @throws HttpError 404, 403, 409 when it is not open for an answer or comes to another total, 400 for a choice it does not offer
 */
export const acceptQuote = (req: PayloadRequest, token: string, input: QuoteAcceptance): Promise<PublicQuote> =>
  inTransaction(req, async () => {
    const quote = await holdQuote(req, token)
    const now = new Date()
    await demandState(req, quote, now)
    const outcome = await settle(req, quote, input, now)
    const accepted = await keep(req, outcome)
    await completeRequest(req, outcome)
    await recordQuoteEvent(req, quote.id, { kind: 'accepted', byName: input.name })
    await mailAcceptance(req, outcome)
    return presentPublic(req, accepted)
  })
