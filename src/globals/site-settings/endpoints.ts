import type { Endpoint } from 'payload'
import { isAnyone } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { getSubdomainStatus } from './operations'

/** What the header asks. */
export const siteSettingsEndpoints: Endpoint[] = [
  endpoint({ method: 'get', path: '/subdomain-status', allow: isAnyone, run: ({ req }) => getSubdomainStatus(req) }),
]
