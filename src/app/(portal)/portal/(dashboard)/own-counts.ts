import type { PayloadRequest } from 'payload'
import { countOwnOpenRequests } from '@/plugins/portal/collections/service-requests/operations'

/** How many of the caller's own requests, for quotes and for service, nobody has settled yet. */
export async function countOpenRequests(req: PayloadRequest): Promise<number> {
  if (!req.user) return 0
  const quotes = req.payload.count({
    collection: 'rfq_requests',
    where: { and: [{ user: { equals: req.user.id } }, { status: { in: ['pending', 'in_progress'] } }] },
    req,
    overrideAccess: false,
    user: req.user,
  })
  const [{ totalDocs }, services] = await Promise.all([quotes, countOwnOpenRequests(req)])
  return totalDocs + services
}
