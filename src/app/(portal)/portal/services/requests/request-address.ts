import { type RequestListQuery, requestListQuery } from '@/plugins/portal/collections/service-requests/schema'

/** Requests on one page of the screen. */
export const PAGE_SIZE = 20

const DEFAULTS: Record<string, string> = { status: 'all', q: '', page: '1', sort: '-lastActivityAt' }

/** What an address asks for; a part of it that makes no sense counts as left out. */
export function queryFrom(address: Record<string, string | string[] | undefined>): RequestListQuery {
  const { status, q, page, sort } = requestListQuery.shape
  return {
    status: status.catch('all').parse(address.status),
    q: q.catch('').parse(address.q),
    page: page.catch(1).parse(address.page),
    sort: sort.catch('-lastActivityAt').parse(address.sort),
    limit: PAGE_SIZE,
  }
}

/** The address of the list with something changed; what is the default is left out. Any change but of the page begins at the first. */
export function addressWith(query: RequestListQuery, changes: Partial<Record<keyof RequestListQuery, string>>): string {
  const { status, q, sort, page } = query
  const next = { status, q, sort, page: 'page' in changes ? String(page) : '1', ...changes }
  const kept = Object.entries(next).filter(([name, value]) => name !== 'limit' && value !== DEFAULTS[name])
  const search = new URLSearchParams(kept as [string, string][]).toString()
  return `/portal/services/requests${search && `?${search}`}`
}
