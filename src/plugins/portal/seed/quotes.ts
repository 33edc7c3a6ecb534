import { addHours, addMinutes } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { addDays, dayIn, startOfStored, storedDay } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { freeze } from '../collections/quotes/answering/document'
import { quoteContent } from '../collections/quotes/present'
import type { QuoteEventKind } from '../collections/quotes/schema'
import { totalsOfChoice } from '../collections/quotes/amounts'
import { defaults } from '../globals/billing-settings/defaults'
import { priceBook } from './content/price-book'
import { type QuoteLineSeed, type QuoteSeed, quotes } from './content/quotes'
import { findClient, store } from './store'

/** A request of the demonstration: when it came, when it was taken up, and when it was settled, if it was. */
type Asked = {
  id: number
  full_name: string
  email: string
  company: string
  came: Date
  taken: Date
  settled: Date | null
}
/** A quote with its moments. A draft has none. */
type Dated = { seed: QuoteSeed; asked: Asked; version: number; sentAt: Date | null }

const { timeZone, quoteDays, quotePrefix, quoteTerms, quoteDepositBasisPoints } = defaults

async function requestsOf(req: PayloadRequest): Promise<Map<string, Asked>> {
  const { rows } = await sqlOf(req).query<Asked>(
    `select r.id, r.full_name, r.email, r.company, r.created_at as came,
       min(e.created_at) filter (where e."to" = 'in_progress') as taken,
       min(e.created_at) filter (where e."to" in ('completed', 'rejected')) as settled
     from rfq_requests r join rfq_events e on e.request_id = r.id group by r.id`,
  )
  return new Map(rows.map((row) => [row.company, row]))
}

const HOURS_TO_WRITE = 5
const HOURS_TO_REVISE = 46

/** Each quote with its request, in the order in which they were sent: that is the order of their numbers. */
function dated(requests: Map<string, Asked>): Dated[] {
  const versions = new Map<string, number>()
  return quotes
    .flatMap((seed) => {
      const asked = requests.get(seed.company)
      if (!asked) return []
      const version = (versions.get(seed.company) ?? 0) + 1
      versions.set(seed.company, version)
      const sentAt = addHours(asked.taken, HOURS_TO_WRITE + (version - 1) * HOURS_TO_REVISE)
      return [{ seed, asked, version, sentAt: seed.state === 'draft' ? null : sentAt }]
    })
    .sort((a, b) => (a.sentAt?.getTime() ?? Infinity) - (b.sentAt?.getTime() ?? Infinity))
}

function lineOf({ code, quantity, discountBasisPoints = 0, isOptional = false, isChosen = true }: QuoteLineSeed) {
  const item = priceBook.find((one) => one.code === code)
  if (!item) throw new Error(`The price book of the demonstration has no “${code}”`)
  const { description, unit, unitPriceCents, taxRateBasisPoints } = item
  return {
    description,
    quantityThousandths: Math.round(quantity * 1000),
    unit,
    unitPriceCents,
    discountBasisPoints,
    taxRateBasisPoints,
    isOptional,
    isChosen,
  }
}

/** Gives numbers without a gap; all versions for one request have the same. */
function numbering(): (request: number, sentAt: Date) => Pick<Quote, 'series' | 'sequence' | 'number'> {
  const given = new Map<number, { series: string; sequence: number; number: string }>()
  return (request, sentAt) => {
    const series = `${quotePrefix}-${dayIn(timeZone, sentAt).slice(0, 4)}`
    const sequence = [...given.values()].filter((one) => one.series === series).length + 1
    const known = given.get(request) ?? { series, sequence, number: `${series}-${String(sequence).padStart(4, '0')}` }
    given.set(request, known)
    return known
  }
}

const hasViewed = new Set<QuoteSeed['state']>(['viewed', 'accepted', 'declined', 'expired', 'superseded'])
const HOURS_TO_OPEN = 3

type Told = { kind: QuoteEventKind; at: Date; byName?: string; text?: string }

/** What happened to a quote, by its own account: sales, its reader, and the clock. */
function eventsOf({ seed, asked, sentAt }: Dated, quote: Quote, next: Date | undefined): Told[] {
  const drafted = { kind: 'drafted' as const, at: addMinutes(sentAt ?? addHours(asked.taken, HOURS_TO_WRITE), -50) }
  if (!sentAt) return [drafted]
  const reader = asked.full_name
  const { answeredAt, viewedAt, remindedAt } = quote
  const over = new Date(startOfStored(addDays((quote.validUntil ?? '').slice(0, 10), 1)))
  const all: (Told | false)[] = [
    drafted,
    { kind: 'sent', at: sentAt, text: seed.message },
    viewedAt ? { kind: 'viewed', at: new Date(viewedAt), byName: reader } : false,
    seed.question ? { kind: 'questioned', at: addHours(sentAt, 20), byName: reader, text: seed.question } : false,
    remindedAt ? { kind: 'reminded', at: new Date(remindedAt), byName: 'Website' } : false,
    seed.state === 'accepted' && answeredAt ? { kind: 'accepted', at: new Date(answeredAt), byName: reader } : false,
    seed.state === 'declined' && answeredAt
      ? { kind: 'declined', at: new Date(answeredAt), byName: reader, text: seed.reason }
      : false,
    seed.state === 'superseded' && next ? { kind: 'superseded', at: next } : false,
    // A quarter past midnight, as the hourly job has it.
    seed.state === 'expired' ? { kind: 'expired', at: addMinutes(addHours(over, 6), 17), byName: 'Website' } : false,
  ]
  return all.filter((one) => one !== false)
}

async function storeEvents(req: PayloadRequest, quote: number, events: Told[]): Promise<void> {
  for (const { kind, at, byName, text } of events)
    await sqlOf(req).query(
      `insert into quote_events (quote_id, kind, at, by_id, by_name, text)
       select $1, $2, $3, case when $4::text is null then id end, coalesce($4, full_name), $5
       from users where username = 'sales'`,
      [quote, kind, at, byName ?? null, text ?? null],
    )
}

/** The signature of who accepted, and the document that was frozen then. */
async function seal(req: PayloadRequest, quote: Quote, { seed, asked, sentAt }: Dated): Promise<void> {
  const { contentHash, ...acceptance } = await freeze(req, {
    quote,
    content: quoteContent(quote),
    acceptance: {
      name: asked.full_name,
      title: seed.accepted?.title ?? '',
      poNumber: seed.accepted?.poNumber ?? null,
      signature: { kind: 'typed', text: asked.full_name },
      acceptedAt: quote.answeredAt ?? (sentAt ?? asked.came).toISOString(),
      address: `203.0.113.${(asked.id * 7) % 250}`,
    },
  })
  const { name, title, poNumber, signature, address } = acceptance
  await req.payload.update({
    collection: 'quotes',
    id: quote.id,
    data: {
      seal: { name, title, poNumber, signature, address, contentHash },
      updatedAt: quote.answeredAt ?? undefined,
    },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

/** The moments of a quote, as its record has them. */
function momentsOf({ seed, asked, sentAt }: Dated) {
  if (!sentAt) return { validUntil: storedDay(addDays(dayIn(timeZone), seed.days ?? quoteDays)) }
  const lastDay = addDays(dayIn(timeZone, sentAt), seed.days ?? quoteDays)
  const isAnswered = seed.state === 'accepted' || seed.state === 'declined'
  return {
    validUntil: storedDay(lastDay),
    sentAt: sentAt.toISOString(),
    viewedAt: hasViewed.has(seed.state) ? addHours(sentAt, HOURS_TO_OPEN).toISOString() : undefined,
    answeredAt: isAnswered ? asked.settled?.toISOString() : undefined,
    remindedAt: seed.state === 'expired' ? `${addDays(lastDay, -3)}T14:17:00.000Z` : undefined,
  }
}

const statusOf = {
  accepted: 'accepted',
  sent: 'sent',
  viewed: 'sent',
  expired: 'sent',
  draft: 'draft',
  declined: 'declined',
  superseded: 'superseded',
} as const

async function seedQuote(
  req: PayloadRequest,
  one: Dated,
  { number, next }: { number: ReturnType<typeof numbering>; next: Date | undefined },
): Promise<void> {
  const { seed, asked, version, sentAt } = one
  const lines = seed.lines.map(lineOf)
  const named = lines.map((line, index) => ({ ...line, id: String(index) }))
  const { totalCents } = totalsOfChoice(named, quoteDepositBasisPoints)
  const written = addMinutes(sentAt ?? addHours(asked.taken, HOURS_TO_WRITE), -50).toISOString()
  const quote = await req.payload.create({
    collection: 'quotes',
    data: {
      request: asked.id,
      client: seed.client ? await findClient(req, seed.client) : null,
      ...(sentAt && number(asked.id, sentAt)),
      version,
      status: statusOf[seed.state],
      title: seed.title,
      recipient: { name: asked.full_name, company: asked.company, email: asked.email },
      scope: seed.scope,
      milestones: seed.milestones,
      lines,
      terms: quoteTerms,
      depositBasisPoints: quoteDepositBasisPoints,
      totalCents,
      ...momentsOf(one),
      declineReason: seed.reason,
      createdAt: written,
      updatedAt: sentAt?.toISOString() ?? written,
    },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  if (seed.state === 'accepted') await seal(req, quote, one)
  await storeEvents(req, quote.id, eventsOf(one, quote, next))
  if (sentAt)
    await sqlOf(req).query('update rfq_requests set quote_amount = $2, quote_generated_at = $3 where id = $1', [
      asked.id,
      totalCents,
      sentAt,
    ])
}

/** The price book, and what became of the requests: quotes that were accepted, wait, are over, or are being written. */
export async function seedQuotes(req: PayloadRequest): Promise<void> {
  for (const item of priceBook) await store(req, 'price_book_items', { ...item, isActive: true })
  const all = dated(await requestsOf(req))
  const number = numbering()
  for (const one of all) {
    const newer = all.find(({ asked, version }) => asked.id === one.asked.id && version === one.version + 1)
    await seedQuote(req, one, { number, next: newer?.sentAt ?? undefined })
  }
}
