import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { type Day, dayStored } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { companyDay } from '../../../globals/billing-settings/operations'
import { findPerson, peopleOf } from '../../../people'
import { idOf } from '../../client-projects/parts'
import { quoteEvents } from '../events'
import { followed } from '../followed'
import { quoteContent, quoteSeal } from '../present'
import { type QuoteEvent, type QuoteRecord, quoteStateOn } from '../schema'
import { quoteUrl } from '../token'

/** An account of a client with this address. Nobody has proven that its owner reads the mailbox. */
export async function clientWithAddress(req: PayloadRequest, email: string): Promise<QuoteRecord['sameAddress']> {
  const { docs } = await req.payload.find({
    collection: peopleOf(req),
    where: { and: [{ email: { equals: email.toLowerCase() } }, { role: { equals: 'client' } }] },
    limit: 1,
    depth: 0,
    req,
    // Sales may not read accounts; it is told whose address this is.
    overrideAccess: true,
  })
  const [account] = docs
  return account ? { id: account.id, fullName: account.fullName, createdAt: account.createdAt } : null
}

async function clientOf(req: PayloadRequest, { client }: Quote): Promise<QuoteRecord['client']> {
  const account = await findPerson(req, idOf(client) ?? 0)
  return account && { id: account.id, fullName: account.fullName, email: account.email }
}

type Told = { today: Day; events: QuoteEvent[] }

async function recordOf(req: PayloadRequest, quote: Quote, { today, events }: Told): Promise<QuoteRecord> {
  const content = quoteContent(quote)
  const client = await clientOf(req, quote)
  const same = await clientWithAddress(req, quote.recipient.email)
  const { status, sentAt = null, viewedAt = null, answeredAt = null } = quote
  return {
    ...content,
    id: quote.id,
    requestId: idOf(quote.request) ?? 0,
    status,
    state: quoteStateOn(today, {
      status,
      validUntil: quote.validUntil ? dayStored(quote.validUntil) : null,
      viewedAt,
    }),
    client,
    sameAddress: same?.id === client?.id ? null : same,
    sentAt,
    viewedAt,
    answeredAt,
    declineReason: quote.declineReason ?? null,
    seal: quoteSeal(quote),
    ...(await followed(req, quote)),
    url: sentAt ? quoteUrl(quote.id) : null,
    events,
    createdAt: quote.createdAt,
    updatedAt: quote.updatedAt,
  }
}

/** Versions of one quote as the desk sees them, each with the history of all. */
export async function quoteRecords(req: PayloadRequest, versions: Quote[]): Promise<QuoteRecord[]> {
  if (versions.length === 0) return []
  const { rows } = await sqlOf(req).query<{ id: number }>('select id from quotes where request_id = $1', [
    idOf(versions[0]?.request) ?? 0,
  ])
  const told = {
    today: await companyDay(req),
    events: await quoteEvents(
      req,
      rows.map(({ id }) => id),
    ),
  }
  const records: QuoteRecord[] = []
  // One after the other: within a transaction they share its connection.
  for (const quote of versions) records.push(await recordOf(req, quote, told))
  return records
}

/** One version as the desk sees it. */
export async function quoteRecord(req: PayloadRequest, quote: Quote): Promise<QuoteRecord> {
  const [record] = await quoteRecords(req, [quote])
  if (!record) throw new Error(`Quote ${quote.id} has no record`)
  return record
}
