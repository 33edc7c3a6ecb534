import type { PayloadRequest } from 'payload'
import type { ClientServiceRecord } from './schema'

/** More services than any client has; a list that is longer is cut here. */
const MOST = 200

/** The caller's own services by name; staff see theirs here, too, not everybody's. */
export async function listOwnServices(req: PayloadRequest): Promise<ClientServiceRecord[]> {
  if (!req.user) return []
  const { docs } = await req.payload.find({
    collection: 'client_services',
    where: { owner: { equals: req.user.id } },
    sort: ['name', 'id'],
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, name, description, status, since, contractHours, updatedAt }) => ({
    id,
    name,
    description: description ?? '',
    status,
    since,
    contractHours: contractHours ?? null,
    updatedAt,
  }))
}
