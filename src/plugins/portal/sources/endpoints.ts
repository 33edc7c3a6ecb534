import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import type { RateLimit } from '@/lib/server/rate-limit'
import { getMonitoring, getPlatform, getServers } from './operations'

/** Screens that are open ask twice a minute each; several people may share an address. */
const limit: RateLimit = { name: 'portal-data', points: 600, seconds: 60 }

/** What the portal's screens ask for when they refresh: always the caller's own. */
export const sourceEndpoints: Endpoint[] = [
  endpoint({ method: 'get', path: '/portal/platform', allow: isSignedIn, limit, run: ({ req }) => getPlatform(req) }),
  endpoint({
    method: 'get',
    path: '/portal/monitoring',
    allow: isSignedIn,
    limit,
    run: ({ req }) => getMonitoring(req),
  }),
  endpoint({ method: 'get', path: '/portal/servers', allow: isSignedIn, limit, run: ({ req }) => getServers(req) }),
]
