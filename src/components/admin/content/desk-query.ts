import { type DeskPage, pageStatuses } from '@/collections/content-pages/schema'

/** The columns that the table can be sorted by, and what the two directions mean. */
export const columns = [
  { field: 'title', label: 'Title', up: 'A–Z', down: 'Z–A' },
  { field: 'slug', label: 'URL Slug', up: 'A–Z', down: 'Z–A' },
  { field: 'updatedAt', label: 'Last Updated', up: 'oldest first', down: 'newest first' },
  { field: 'status', label: 'Status', up: 'published first', down: 'drafts first' },
] as const

type SortField = (typeof columns)[number]['field']
export type Sort = SortField | `-${SortField}`
/** What the desk shows, and in which order. */
export type DeskQuery = { q: string; status: 'all' | 'published' | 'draft'; sort: Sort }

const usual: DeskQuery = { q: '', status: 'all', sort: 'title' }

const isSort = (text: string): text is Sort => columns.some(({ field }) => field === text.replace(/^-/, ''))

/** What the address asks for; a part of it that makes no sense counts as left out. */
export function queryFrom(address: URLSearchParams): DeskQuery {
  const sort = address.get('sort') ?? ''
  const status = pageStatuses.find(({ value }) => value === address.get('status'))
  return {
    q: address.get('q') ?? usual.q,
    status: status?.value ?? usual.status,
    sort: isSort(sort) ? sort : usual.sort,
  }
}

/** The address that asks for this; what is usual is left out. */
export function searchOf(query: DeskQuery): string {
  const parts = Object.entries(query).filter(([name, value]) => value !== usual[name as keyof DeskQuery])
  return parts.length > 0 ? `?${new URLSearchParams(parts).toString()}` : ''
}

/** A page is published when it has a time of publication. */
export const statusOf = ({ publishedAt }: Pick<DeskPage, 'publishedAt'>) => (publishedAt ? 'published' : 'draft')

const keyOf = (page: DeskPage, field: SortField): string => {
  if (field === 'status') return `${statusOf(page) === 'published' ? 0 : 1} ${page.title.toLowerCase()}`
  return page[field].toLowerCase()
}

const isFound = ({ title, slug, content }: DeskPage, words: string[]): boolean => {
  const text = `${title} /${slug} ${content.replace(/<[^>]*>/g, ' ')}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The pages that a query asks for: every word of the search is in the title, the slug or the text. */
export function pagesFor(pages: DeskPage[], { q, status, sort }: DeskQuery): DeskPage[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const field = sort.replace(/^-/, '') as SortField
  const sign = sort.startsWith('-') ? -1 : 1
  return pages
    .filter((page) => (status === 'all' || statusOf(page) === status) && isFound(page, words))
    .toSorted((a, b) => sign * keyOf(a, field).localeCompare(keyOf(b, field)))
}
