import { startOfWeek } from 'date-fns'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isAdmin, isContentStaff, isSalesStaff, type Person } from '@/access/roles'
import { sqlOf } from '@/lib/server/sql'
import { fleetHealth } from '@/plugins/portal/sources/fleet'
import { hasScreen } from '../screens'

/** One figure of the dashboard, as it is read, and the list that it sums up. */
export type Figure = { label: string; value: string; href: string; note?: string; isAlarm?: boolean }

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const counted = (count: number): string => count.toLocaleString('en-US')

async function countOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection, where, req, overrideAccess: false, user: req.user })
  return totalDocs
}

async function users(req: PayloadRequest): Promise<Figure> {
  const [total, staff] = await Promise.all([
    countOf(req, 'users', {}),
    countOf(req, 'users', { role: { not_equals: 'client' } }),
  ])
  return {
    label: 'Total Users',
    value: counted(total),
    href: '/admin/collections/users',
    note: `${counted(total - staff)} clients, ${counted(staff)} staff`,
  }
}

async function pending(req: PayloadRequest): Promise<Figure> {
  const [waiting, thisWeek] = await Promise.all([
    countOf(req, 'rfq_requests', { status: { equals: 'pending' } }),
    countOf(req, 'rfq_requests', { createdAt: { greater_than_equal: startOfWeek(new Date()).toISOString() } }),
  ])
  return {
    label: 'Pending RFQs',
    value: counted(waiting),
    href: '/admin/rfq?status=pending',
    note: `${counted(thisWeek)} came in this week`,
  }
}

async function health(req: PayloadRequest): Promise<Figure> {
  const percent = await fleetHealth(req)
  return {
    label: 'System Health',
    value: percent === null ? 'No data' : `${percent}%`,
    href: '/admin/monitoring/overview',
    note: 'Healthy checks of all clients',
  }
}

/** The quotes that were completed. The caller may see all requests: that was asked before. */
async function revenue(req: PayloadRequest): Promise<Figure> {
  const { rows } = await sqlOf(req).query<{ cents: string; quotes: string }>(
    `select coalesce(sum(quote_amount), 0) as cents, count(*) as quotes from rfq_requests
     where status = 'completed' and quote_amount is not null`,
  )
  const [{ cents, quotes } = { cents: '0', quotes: '0' }] = rows
  return {
    label: 'Revenue',
    value: inDollars.format(Number(cents) / 100),
    href: '/admin/rfq?status=completed',
    note: `${counted(Number(quotes))} completed quotes`,
  }
}

async function content(req: PayloadRequest): Promise<Figure[]> {
  const count = (status: string) => countOf(req, 'content_pages', { _status: { equals: status } })
  const [published, drafts] = await Promise.all([count('published'), count('draft')])
  return [
    { label: 'Published pages', value: counted(published), href: '/admin/content' },
    { label: 'Drafts', value: counted(drafts), href: '/admin/content' },
  ]
}

/** The figures that the caller may see, counted now. */
export async function figuresFor(req: PayloadRequest): Promise<Figure[]> {
  const person = req.user as Person
  if (isAdmin(person)) {
    const isWatching = hasScreen(req.payload.config, 'monitoring/overview')
    return Promise.all([users(req), pending(req), ...(isWatching ? [health(req)] : []), revenue(req)])
  }
  if (isSalesStaff(person)) return Promise.all([pending(req), revenue(req)])
  return isContentStaff(person) ? content(req) : []
}

/** How many e-mails were given up; nobody else will say so. */
export const failedMails = (req: PayloadRequest): Promise<number> =>
  isAdmin(req.user as Person) ? countOf(req, 'outbound_emails', { status: { equals: 'failed' } }) : Promise.resolve(0)
