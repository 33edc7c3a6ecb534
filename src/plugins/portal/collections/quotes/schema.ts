import { z } from 'zod'
import { type Day, isDay } from '@/lib/shared/days'
import { emailOf, lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'
import { MAX_PRICE_CENTS, MAX_QUANTITY, MAX_RATE } from '../invoices/money'
import type { ChoiceTotals } from './amounts'

export const quoteStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'superseded', label: 'Superseded' },
] as const
/** What is stored. */
export type QuoteStatus = (typeof quoteStatuses)[number]['value']

/** What is shown: a sent quote has been viewed once its reader opened it, and expires after its last day. */
export type QuoteState = QuoteStatus | 'viewed' | 'expired'
export const quoteStateLabels: Record<QuoteState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  declined: 'Declined',
  superseded: 'Superseded',
  expired: 'Expired',
}

type Stored = { status: QuoteStatus; validUntil: Day | null; viewedAt: string | null }

/** The state of a quote on a day of the company; it holds to the end of its last day there. */
export function quoteStateOn(today: Day, { status, validUntil, viewedAt }: Stored): QuoteState {
  if (status !== 'sent') return status
  if (validUntil !== null && validUntil < today) return 'expired'
  return viewedAt === null ? 'sent' : 'viewed'
}

/** Most lines and most milestones of one quote. */
export const MAX_LINES = 100
export const MAX_MILESTONES = 30
export const MAX_DEPOSIT = 10_000

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message)
const dayOf = (message: string) => z.string(message).refine(isDay, message)

/** A line as it is written. Quantities are thousandths, prices cents, rates basis points. */
export const quoteLineInput = z.object({
  /** That of the stored line; a new line has none. */
  id: z.string().max(40).optional(),
  description: textOf(1, 400, 'Say what this line is for'),
  quantityThousandths: whole(1, MAX_QUANTITY, 'The quantity is more than zero, with at most three decimals'),
  unit: lineOf(1, 20, 'Name the unit, such as each or hour'),
  unitPriceCents: whole(0, MAX_PRICE_CENTS, 'The price is an amount in dollars and cents'),
  discountBasisPoints: whole(0, MAX_RATE, 'The discount is 0 to 100%, with at most two decimals').default(0),
  taxRateBasisPoints: whole(0, MAX_RATE, 'The tax is 0 to 100%, with at most two decimals').default(0),
  isOptional: z.boolean().default(false),
  /** Whether an optional line is chosen from the start; the others always are. */
  isChosen: z.boolean().default(true),
})

export const quoteMilestoneInput = z.object({
  id: z.string().max(40).optional(),
  title: lineOf(2, 160, 'A milestone has a title'),
  /** How many days after acceptance it is due; empty when there is no day for it. */
  days: whole(0, 3650, 'Days after acceptance are a whole number, at most 3650').nullable().default(null),
})

/** The body of `PUT /api/admin/quotes/{id}`: a draft may be unfinished; sending asks for what is missing. */
export const quoteInput = z.object({
  title: lineOf(2, 160, 'A quote has a title of at least 2 characters'),
  /** The account that owns what follows from the quote; none: one is made when it is accepted. */
  clientId: whole(1, 2_147_483_647, 'Choose an account from the list').nullable().default(null),
  recipient: z.object({
    name: lineOf(2, 120, 'Name must be at least 2 characters'),
    company: optionalOf(lineOf(0, 160)),
    email: emailOf('Please enter a valid email address'),
    address: optionalOf(textOf(0, 400)),
  }),
  scope: textOf(0, 10_000).default(''),
  milestones: z.array(quoteMilestoneInput).max(MAX_MILESTONES, `At most ${MAX_MILESTONES} milestones`).default([]),
  lines: z.array(quoteLineInput).max(MAX_LINES, `At most ${MAX_LINES} lines`).default([]),
  validUntil: dayOf('A date is written as 2026-11-20').nullable().default(null),
  terms: textOf(0, 10_000).default(''),
  depositBasisPoints: whole(0, MAX_DEPOSIT, 'The deposit is 0 to 100%, with at most two decimals').default(0),
})
export type QuoteInput = z.output<typeof quoteInput>
export type QuoteLineInput = z.output<typeof quoteLineInput>

/** The body of `POST /api/admin/quotes/{id}/send` and `/resend`: a few words above the link, in the mail. */
export const quoteSending = z.object({ message: optionalOf(textOf(0, 2000)) })

const drawn = z.object({
  kind: z.literal('drawn'),
  /** Lines of points, each within 1000 by 300. */
  strokes: z
    .array(
      z
        .array(z.tuple([whole(0, 1000, 'Draw within the box'), whole(0, 300, 'Draw within the box')]))
        .min(2)
        .max(2000),
    )
    .min(1, 'Please draw your signature')
    .max(200, 'Please draw a simpler signature'),
})
const typed = z.object({ kind: z.literal('typed'), text: lineOf(2, 120, 'Please type your name as your signature') })

/** The body of `POST /api/quotes/{token}/accept`. */
export const quoteAcceptance = z.object({
  name: lineOf(2, 120, 'Name must be at least 2 characters'),
  title: lineOf(2, 120, 'Your title or role must be at least 2 characters'),
  poNumber: optionalOf(lineOf(0, 60)),
  /** The optional lines that are wanted. */
  chosen: z.array(z.string().max(40)).max(MAX_LINES).default([]),
  /** What the reader saw; another total is a conflict. */
  totalCents: z.number().int().min(0),
  signature: z.discriminatedUnion('kind', [typed, drawn], 'Please sign'),
  agreed: z.literal(true, 'You must agree to the terms and conditions'),
})
export type QuoteAcceptance = z.output<typeof quoteAcceptance>
export type Signature = QuoteAcceptance['signature']

/** The bodies of `POST /api/quotes/{token}/decline` and `/question`. */
export const quoteDecline = z.object({ reason: textOf(3, 2000, 'Please say in a few words why') })
export const quoteQuestion = z.object({ text: textOf(3, 2000, 'Please write your question') })

/** A line as it is shown; `amountCents` is before tax, after the discount. */
export type QuoteLine = Required<Omit<QuoteLineInput, 'id'>> & { id: string; amountCents: number }
export type QuoteMilestone = { id: string; title: string; days: number | null }
export type QuoteRecipient = { name: string; company: string | null; email: string; address: string | null }

/** What a quote says: the same in the desk, on its page, in the PDF and in what is signed. */
export type QuoteContent = {
  /** `Q-2026-0007`; a draft that was never sent has none. */
  number: string | null
  version: number
  title: string
  recipient: QuoteRecipient
  scope: string
  milestones: QuoteMilestone[]
  lines: QuoteLine[]
  validUntil: Day | null
  terms: string
  depositBasisPoints: number
  /** With the lines that are chosen: from the start, or by who accepted. */
  totals: ChoiceTotals
}

/** What stands of an acceptance. */
export type QuoteSeal = {
  name: string
  title: string
  poNumber: string | null
  signature: Signature
  acceptedAt: string
  address: string
  /** SHA-256 of the canonical text of what was signed, in hexadecimal. */
  contentHash: string
}

export const quoteEventKinds = [
  'drafted',
  'sent',
  'resent',
  'reminded',
  'viewed',
  'questioned',
  'accepted',
  'declined',
  'superseded',
  'expired',
] as const
export type QuoteEventKind = (typeof quoteEventKinds)[number]
/** What happened to a quote; `text` is a question, the reason of a refusal, or what sales wrote above the link. */
export type QuoteEvent = {
  id: number
  kind: QuoteEventKind
  version: number
  byName: string
  text: string | null
  at: string
}

/** A quote as the desk sees it. */
export type QuoteRecord = QuoteContent & {
  id: number
  requestId: number
  status: QuoteStatus
  state: QuoteState
  client: { id: number; fullName: string; email: string } | null
  /** An account with the recipient's address that is not the quote's client yet; staff say whether it is the same person. */
  sameAddress: { id: number; fullName: string; createdAt: string } | null
  sentAt: string | null
  viewedAt: string | null
  answeredAt: string | null
  declineReason: string | null
  seal: QuoteSeal | null
  project: { id: number; name: string } | null
  depositInvoice: { id: number; number: string } | null
  /** The address of its page, once it was sent. */
  url: string | null
  events: QuoteEvent[]
  createdAt: string
  updatedAt: string
}

/** A difference between a version and the one before it, in words that are read: `Total`, `$1,000.00`, `$900.00`. */
export type QuoteChange = {
  kind: 'added' | 'removed' | 'changed'
  what: string
  before: string | null
  after: string | null
}

/** A quote as its reader sees it. */
export type PublicQuote = QuoteContent & {
  state: Exclude<QuoteState, 'draft'>
  sentAt: string
  answeredAt: string | null
  declineReason: string | null
  seal: QuoteSeal | null
  sender: { company: string; phone: string; email: string }
  /** What an acceptance led to. */
  project: { id: number; name: string } | null
  depositInvoice: { id: number; number: string } | null
}

/** A quote in the list of a client's own. */
export type ClientQuote = {
  id: number
  number: string
  version: number
  title: string
  state: Exclude<QuoteState, 'draft'>
  validUntil: Day | null
  totalCents: number
  sentAt: string
  project: number | null
  /** The path of its page. */
  path: string
}
