// Kept apart from schema.ts: what shows results in the browser needs no zod.

/** Most characters of a search. */
export const MAX_QUERY = 100

/** What was found: a page of running text or a screen of the site, or one of the services. */
export type SearchKind = 'page' | 'service'

/** A piece of an excerpt; a `hit` is what was searched for. */
export type ExcerptSegment = { text: string; hit: boolean }

/** One thing that was found, and where on the site it is. */
export type SearchResult = { title: string; path: string; kind: SearchKind; excerpt: ExcerptSegment[] }

/** What `GET /api/search` answers. */
export type SearchAnswer = { results: SearchResult[] }

/** How a kind is called on the screen. */
export const kindLabels: Record<SearchKind, string> = { page: 'Page', service: 'Service' }
