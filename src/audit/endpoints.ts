import type { Endpoint } from 'payload'
import { isAdmin } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { listDeeds } from './operations'
import { auditQuery } from './schema'

/** Reading the audit trail. There is no call that writes to it. */
export const auditEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/audit',
    allow: isAdmin,
    query: auditQuery,
    run: ({ req, query }) => listDeeds(req, query),
  }),
]
