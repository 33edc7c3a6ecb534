import type { Endpoint } from 'payload'
import { isSalesStaff } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { findPrices } from './operations'
import { priceBookQuery } from './schema'

/** What the desk chooses the lines of a quote from; the book itself is kept in the panel. */
export const priceBookEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/price-book',
    allow: isSalesStaff,
    query: priceBookQuery,
    run: ({ req, query }) => findPrices(req, query),
  }),
]
