import type { Endpoint } from 'payload'
import { isAnyone } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { searchLimit, searchSite } from './operations'
import type { SearchAnswer } from './result'
import { searchQuery } from './schema'

/** Searching the public site. */
export const searchEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/search',
    allow: isAnyone,
    limit: searchLimit,
    query: searchQuery,
    run: async ({ req, query }): Promise<SearchAnswer> => ({ results: await searchSite(req, query) }),
  }),
]
