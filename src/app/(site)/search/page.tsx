import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { PayloadRequest } from 'payload'
import { Search } from 'lucide-react'
import { Input } from '@/components/form/controls'
import { buttonClass } from '@/components/ui/button'
import { quickLinks } from '@/components/search/quick-links'
import { getSubdomainStatus } from '@/globals/site-settings/operations'
import { HttpError } from '@/lib/server/http-error'
import { publicRequest } from '@/lib/server/public-request'
import { addressOf, consume } from '@/lib/server/rate-limit'
import { searchLimit, searchSite } from '@/search/operations'
import { MAX_QUERY, type SearchResult } from '@/search/result'
import { searchQuery } from '@/search/schema'
import { pageMetadata } from '../site-data'
import { Results, Suggestions } from './results'

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** As many results as the page shows; one more is asked for, to tell whether there are others. */
const SHOWN = 20

const typedIn = async (searchParams: Args['searchParams']): Promise<string> => {
  const { q } = await searchParams
  return (Array.isArray(q) ? q.join(' ') : (q ?? '')).trim()
}

/** The head of the page; what a search finds is no page of its own. */
export async function generateMetadata({ searchParams }: Args): Promise<Metadata> {
  const q = (await typedIn(searchParams)).slice(0, MAX_QUERY)
  return {
    ...(await pageMetadata({ title: q ? `${q} – Search` : 'Search', path: '/search' })),
    robots: { index: false },
  }
}

type Outcome = { results: SearchResult[] } | { problem: string }

async function find(req: PayloadRequest, typed: string): Promise<Outcome | undefined> {
  if (!typed) return undefined
  const asked = searchQuery.shape.q.safeParse(typed)
  if (!asked.success) return { problem: `${asked.error.issues[0]?.message ?? 'This cannot be searched for'}.` }
  try {
    await consume(req, searchLimit, addressOf({ headers: await headers() }))
  } catch (error) {
    if (error instanceof HttpError) return { problem: error.message }
    throw error
  }
  return { results: await searchSite(req, { q: asked.data, limit: SHOWN + 1 }) }
}

function SearchForm({ typed }: { typed: string }) {
  return (
    <form action="/search" role="search" className="mt-8 flex max-w-[42rem] gap-3">
      <label htmlFor="site-search" className="sr-only">
        Search this site
      </label>
      <Input
        id="site-search"
        name="q"
        type="search"
        defaultValue={typed}
        // A new search is a new field: it shows what was searched for.
        key={typed}
        maxLength={MAX_QUERY}
        autoComplete="off"
        placeholder="Pages and services"
        enterKeyHint="search"
        className="h-auto! min-w-0 flex-1"
      />
      <button type="submit" className={buttonClass('primary', 'shrink-0')}>
        <Search aria-hidden className="size-4" strokeWidth={2} />
        Search
      </button>
    </form>
  )
}

/** All results of a search, for those who come by a link, want to see more, or have no scripts. */
export default async function SearchPage({ searchParams }: Args) {
  const req = await publicRequest()
  if (!req) return null
  const typed = await typedIn(searchParams)
  const [outcome, { rfq }] = await Promise.all([find(req, typed), getSubdomainStatus(req)])
  const results = outcome && 'results' in outcome ? outcome.results : undefined
  return (
    <div className="page py-14 md:py-20">
      <header className="border-b border-line pb-10">
        <h1 className="text-6">Search</h1>
        <SearchForm typed={typed} />
        {outcome && 'problem' in outcome && (
          <p role="alert" className="mt-5 border-l-2 border-danger pl-4 font-medium">
            {outcome.problem}
          </p>
        )}
      </header>
      {results && results.length > 0 ? (
        <Results q={typed} results={results.slice(0, SHOWN)} hasMore={results.length > SHOWN} />
      ) : (
        <Suggestions q={results ? typed : undefined} links={quickLinks(rfq.isOffline ? null : rfq.url)} />
      )}
    </div>
  )
}
