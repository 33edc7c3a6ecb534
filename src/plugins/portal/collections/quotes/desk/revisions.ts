import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { labelOf, serviceTypes } from '@/collections/rfq-requests/schema'
import { addDays, dayIn, storedDay } from '@/lib/shared/days'
import type { Quote, RfqRequest } from '@/payload-types'
import { getBillingSettings } from '../../../globals/billing-settings/operations'
import { findPerson } from '../../../people'
import { idOf } from '../../client-projects/parts'

type NewQuote = RequiredDataFromCollectionSlug<'quotes'>

const MOST_OF_TITLE = 160

const titleOf = ({ serviceType, company }: RfqRequest): string => {
  const service = serviceType === 'other' ? 'Project' : labelOf(serviceTypes, serviceType)
  return [...`${service} for ${company}`].slice(0, MOST_OF_TITLE).join('').trim()
}

/** The last day of a quote that is written today, stored. */
async function lastDay(req: PayloadRequest): Promise<string> {
  const { timeZone, quoteDays } = await getBillingSettings(req)
  return storedDay(addDays(dayIn(timeZone), quoteDays))
}

/** A quote that nobody has written yet: what the request and the billing settings say already. */
export async function firstVersion(req: PayloadRequest, request: number): Promise<NewQuote> {
  const asked = await req.payload.findByID({
    collection: 'rfq_requests',
    id: request,
    depth: 0,
    req,
    // That the caller is sales staff, who read all requests, was asked at the door.
    overrideAccess: true,
  })
  const settings = await getBillingSettings(req)
  const asker = await findPerson(req, idOf(asked.user) ?? 0)
  return {
    request,
    client: asker?.role === 'client' ? asker.id : null,
    version: 1,
    status: 'draft',
    title: titleOf(asked),
    recipient: { name: asked.fullName, company: asked.company, email: asked.email },
    scope: asked.scopeOfWork || asked.projectDescription,
    validUntil: await lastDay(req),
    terms: settings.quoteTerms,
    depositBasisPoints: settings.quoteDepositBasisPoints,
    totalCents: 0,
  }
}

/** Rows of another version get ids of their own. */
const withoutIds = <T extends { id?: string | null }>(rows: T[] | null | undefined) =>
  (rows ?? []).map(({ id: _id, ...row }) => row)

/** The next version of a quote: all that the last one says, with a new last day. */
export const nextVersion = async (req: PayloadRequest, newest: Quote): Promise<NewQuote> => ({
  request: idOf(newest.request) ?? 0,
  client: idOf(newest.client) ?? null,
  number: newest.number,
  series: newest.series,
  sequence: newest.sequence,
  version: newest.version + 1,
  status: 'draft',
  title: newest.title,
  recipient: newest.recipient,
  scope: newest.scope,
  milestones: withoutIds(newest.milestones),
  lines: withoutIds(newest.lines),
  validUntil: await lastDay(req),
  terms: newest.terms,
  depositBasisPoints: newest.depositBasisPoints,
  totalCents: newest.totalCents,
})
