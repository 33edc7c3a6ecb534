import { type ProjectListQuery, projectListQuery } from '@/plugins/portal/collections/client-projects/schema'

/** Projects on one page of the screen. */
export const PAGE_SIZE = 25

/** The query of an address, as Next hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>

/** What the address asks for; a part of it that makes no sense counts as left out. */
export function queryFrom(address: SearchParams): ProjectListQuery {
  const { status, q, page, sort } = projectListQuery.shape
  const part = (name: string) => [address[name]].flat()[0]
  return {
    status: status.catch('all').parse(part('status')),
    q: q.catch('').parse(part('q')),
    page: page.catch(1).parse(part('page')),
    sort: sort.catch('-createdAt').parse(part('sort')),
    limit: PAGE_SIZE,
  }
}

/** The address of a list; what is empty or the default is left out. Any change but of the page begins at the first one. */
export function addressOf(query: ProjectListQuery, changes: Partial<ProjectListQuery> = {}): string {
  const { status, q, sort, page } = { ...query, page: 1, ...changes }
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (status !== 'all') search.set('status', status)
  if (sort !== '-createdAt') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size ? `/portal/projects?${search}` : '/portal/projects'
}
