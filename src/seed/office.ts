import { addDays, addHours, subHours } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { deeds, maintenance } from './content/office'

async function seedMaintenance(req: PayloadRequest, now: Date): Promise<void> {
  for (const { inDays, hour, hours, ...window } of maintenance) {
    const startsAt = addDays(now, inDays)
    startsAt.setUTCHours(hour, 0, 0, 0)
    await req.payload.create({
      collection: 'maintenance_windows',
      data: { ...window, startsAt: startsAt.toISOString(), endsAt: addHours(startsAt, hours).toISOString() },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
  }
}

/** The trail numbers its events as they come, so the oldest goes first. */
async function seedDeeds(req: PayloadRequest, now: Date): Promise<void> {
  for (const { by, hoursAgo, action, entity, title, table, column, fields = [] } of deeds.toReversed())
    await sqlOf(req).query(
      `insert into audit_events (at, actor_id, actor_name, actor_role, address, action, entity, record_id, title, fields)
       select $1, u.id, u.full_name, u.role, '198.51.100.24', $2, $3, r.id, $4, $5
       from users u, ${table} r where u.username = $6 and r.${column} = $4 limit 1`,
      [subHours(now, hoursAgo), action, entity, title, JSON.stringify(fields), by],
    )
}

/** What the demonstration's staff have planned, and what they did last. */
export async function seedOffice(req: PayloadRequest): Promise<void> {
  const now = new Date()
  await seedMaintenance(req, now)
  await seedDeeds(req, now)
}
