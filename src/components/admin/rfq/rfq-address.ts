import { type RfqListQuery, rfqListQuery } from '@/collections/rfq-requests/schema'

/** Requests on one page of the screen. */
export const PAGE_SIZE = 25

/** What the address asks for; a part of it that makes no sense counts as left out. */
export function queryFrom(address: URLSearchParams): RfqListQuery {
  const { status, q, assignee, page, sort } = rfqListQuery.shape
  const part = (name: string) => address.get(name) ?? undefined
  return {
    status: status.catch('all').parse(part('status')),
    q: q.catch('').parse(part('q')),
    assignee: assignee.catch('all').parse(part('assignee')),
    page: page.catch(1).parse(part('page')),
    sort: sort.catch('-createdAt').parse(part('sort')),
    limit: PAGE_SIZE,
    count: 'quick',
  }
}

/** The call's query; it also names what is shown. */
export const searchOf = (query: RfqListQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/**
 * The address with something changed; what is empty or the default is left out. Any change but of the page itself, of
 * the view and of the open request begins at the first page.
 */
export function addressWith(address: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(address)
  if (!('page' in changes || 'view' in changes || 'request' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    const isDefault =
      value === '' ||
      (value === 'all' && (name === 'status' || name === 'assignee')) ||
      (name === 'page' && value === '1')
    if (isDefault || (name === 'sort' && value === '-createdAt')) next.delete(name)
    else next.set(name, value)
  }
  const search = next.toString()
  return search ? `?${search}` : ''
}
