import { subHours, subMinutes } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { metrics } from '../collections/usage-samples/schema'
import { peopleTable } from '../sources/fleet-sql'
import { fleet, type FleetClientSeed } from './content/fleet'
import { type AlertSeed, usageByHour } from './content/operations'
import { findClient, store } from './store'

/** How long it takes until somebody has taken an alert of the demonstration on. */
const MINUTES_TO_NOTICE = 11

/** Stores alerts; what was acknowledged was so by the demonstration's administrator. */
export async function seedAlerts(req: PayloadRequest, user: number, seeds: AlertSeed[], now: Date): Promise<void> {
  for (const { minutesAgo, comment = null, ...alert } of seeds) {
    const { id } = await store(req, 'alerts', { ...alert, user, occurredAt: subMinutes(now, minutesAgo).toISOString() })
    if (alert.acknowledged)
      await sqlOf(req).query(
        `insert into alert_events (alert_id, at, kind, by_id, by_name, comment)
         select $1, $2, 'acknowledged', id, full_name, $3 from ${peopleTable(req)} where username = 'admin'`,
        [id, subMinutes(now, Math.max(0, minutesAgo - MINUTES_TO_NOTICE)), comment],
      )
  }
}

/** A day like that of the demonstration client, moved to another mean. */
async function seedUsage(req: PayloadRequest, user: number, usage: FleetClientSeed['usage'], now: Date): Promise<void> {
  const columns = metrics.map(({ value: metric }) => {
    const hours = usageByHour[metric]
    const mean = hours.reduce((sum, value) => sum + value, 0) / hours.length
    return hours.map((value) => Math.min(99, Math.max(1, Math.round(value - mean + usage[metric]))))
  })
  const moments = usageByHour.cpu.map((_value, hour) => subHours(now, usageByHour.cpu.length - 1 - hour).toISOString())
  // Hundreds of rows that no hook has to see.
  await sqlOf(req).query(
    `insert into usage_samples (user_id, taken_at, ${metrics.map(({ value }) => value).join(', ')})
     select $1, * from unnest($2::timestamptz[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[])`,
    [user, moments, ...columns],
  )
}

/** What runs at the other clients of the demonstration, and what was noticed there. */
export async function seedFleet(req: PayloadRequest, now: Date): Promise<void> {
  for (const { client, services, servers, alerts: noticed, usage } of fleet) {
    const user = await findClient(req, client)
    for (const service of services) await store(req, 'monitored_services', { ...service, user })
    for (const { hoursUp, ...server } of servers)
      await store(req, 'monitored_servers', { ...server, user, bootedAt: subHours(now, hoursUp).toISOString() })
    await seedAlerts(req, user, noticed, now)
    await seedUsage(req, user, usage, now)
  }
}
