import type { PayloadRequest } from 'payload'
import type { RfqStatus, ServiceType } from '@/collections/rfq-requests/schema'

const NEWEST = 25

/** As much of a request as its sender sees in the list. */
export type OwnRequest = {
  id: number
  serviceType: ServiceType
  projectDescription: string
  status: RfqStatus
  createdAt: string
}

/** The caller's own quote requests, newest first, and how many there are in all; staff see theirs, too, not everybody's. */
export async function listOwnRequests(req: PayloadRequest): Promise<{ requests: OwnRequest[]; total: number }> {
  if (!req.user) return { requests: [], total: 0 }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'rfq_requests',
    where: { user: { equals: req.user.id } },
    select: { serviceType: true, projectDescription: true, status: true, createdAt: true },
    sort: ['-createdAt', '-id'],
    limit: NEWEST,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const requests = docs.map(({ id, serviceType, projectDescription, status, createdAt }) => ({
    id,
    serviceType,
    projectDescription,
    status,
    createdAt,
  }))
  return { requests, total: totalDocs }
}
