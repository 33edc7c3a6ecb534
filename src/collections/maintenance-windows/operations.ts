import type { PayloadRequest } from 'payload'
import { type MaintenanceWindow, stateAt } from './schema'

/** What is under way and what comes next, in the order of their beginnings. */
export async function upcomingMaintenance(
  req: PayloadRequest,
  limit: number,
  now: Date = new Date(),
): Promise<MaintenanceWindow[]> {
  const { docs } = await req.payload.find({
    collection: 'maintenance_windows',
    where: { and: [{ endsAt: { greater_than: now.toISOString() } }, { isCancelled: { not_equals: true } }] },
    sort: ['startsAt', 'id'],
    limit,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, title, affected, startsAt, endsAt, isCancelled }) => ({
    id,
    title,
    affected,
    startsAt,
    endsAt,
    state: stateAt(now, { startsAt, endsAt, isCancelled }),
  }))
}
