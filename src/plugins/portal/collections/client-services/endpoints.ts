import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { listOwnServices } from './operations'

/** What the caller has under contract. */
export const clientServiceEndpoints: Endpoint[] = [
  endpoint({ method: 'get', path: '/client/services', allow: isSignedIn, run: ({ req }) => listOwnServices(req) }),
]
