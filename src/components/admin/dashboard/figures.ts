import { startOfWeek } from 'date-fns'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isAdmin, isContentStaff, isSalesStaff, type Person } from '@/access/roles'

/** One figure of the dashboard and the list that it counts. */
export type Figure = { label: string; value: number; href: string; isAlarm?: boolean }

async function countOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection, where, req, overrideAccess: false, user: req.user })
  return totalDocs
}

/** A list of the panel, filtered as its figure counts. */
const listOf = (collection: string, field: string, operator: 'equals' | 'in', values: string[]): string => {
  const where = `where[or][0][and][0][${field}][${operator}]`
  const pairs = values.map((value, index) => [operator === 'in' ? `${where}[${index}]` : where, value])
  return `/admin/collections/${collection}?${new URLSearchParams(pairs)}`
}

async function salesFigures(req: PayloadRequest): Promise<Figure[]> {
  const week = startOfWeek(new Date()).toISOString()
  const [pending, recent] = await Promise.all([
    countOf(req, 'rfq_requests', { status: { equals: 'pending' } }),
    countOf(req, 'rfq_requests', { createdAt: { greater_than_equal: week } }),
  ])
  return [
    { label: 'Pending RFQs', value: pending, href: '/admin/rfq?status=pending' },
    { label: 'RFQs this week', value: recent, href: '/admin/rfq' },
  ]
}

async function contentFigures(req: PayloadRequest): Promise<Figure[]> {
  const count = (status: string) => countOf(req, 'content_pages', { _status: { equals: status } })
  const [published, drafts] = await Promise.all([count('published'), count('draft')])
  return [
    { label: 'Published pages', value: published, href: listOf('content_pages', '_status', 'equals', ['published']) },
    { label: 'Draft pages', value: drafts, href: listOf('content_pages', '_status', 'equals', ['draft']) },
  ]
}

async function mailFigures(req: PayloadRequest): Promise<Figure[]> {
  const waiting = ['queued', 'retrying']
  const [queued, failed] = await Promise.all([
    countOf(req, 'outbound_emails', { status: { in: waiting } }),
    countOf(req, 'outbound_emails', { status: { equals: 'failed' } }),
  ])
  return [
    { label: 'E-mails waiting', value: queued, href: listOf('outbound_emails', 'status', 'in', waiting) },
    {
      label: 'E-mails given up',
      value: failed,
      href: listOf('outbound_emails', 'status', 'equals', ['failed']),
      isAlarm: failed > 0,
    },
  ]
}

/** The figures that the caller may see, counted now. */
export async function figuresFor(req: PayloadRequest): Promise<Figure[]> {
  const person = req.user as Person
  const parts = await Promise.all([
    isSalesStaff(person) ? salesFigures(req) : [],
    isContentStaff(person) ? contentFigures(req) : [],
    isAdmin(person) ? mailFigures(req) : [],
  ])
  return parts.flat()
}
