import { subDays, subHours } from 'date-fns'
import type { PayloadRequest } from 'payload'
import {
  alerts,
  backstagePlugins,
  monitoredResources,
  monitoredServers,
  monitoredServices,
  techDocs,
  usageByHour,
} from './content/operations'
import { seedAlerts, seedFleet } from './fleet'
import { findClient, store } from './store'

async function seedUsage(req: PayloadRequest, user: number, now: Date): Promise<void> {
  const { cpu, memory, storage, network } = usageByHour
  for (const [hour, value] of cpu.entries())
    await store(req, 'usage_samples', {
      user,
      takenAt: subHours(now, cpu.length - 1 - hour).toISOString(),
      cpu: value,
      memory: memory[hour] ?? 0,
      storage: storage[hour] ?? 0,
      network: network[hour] ?? 0,
    })
}

async function seedWhatRuns(req: PayloadRequest, user: number, now: Date): Promise<void> {
  for (const service of monitoredServices) await store(req, 'monitored_services', { ...service, user })
  for (const { hoursOld, ...resource } of monitoredResources)
    await store(req, 'monitored_resources', { ...resource, user, startedAt: subHours(now, hoursOld).toISOString() })
  for (const { hoursUp, ...server } of monitoredServers)
    await store(req, 'monitored_servers', { ...server, user, bootedAt: subHours(now, hoursUp).toISOString() })
}

/** What runs at the demonstration's clients, what was noticed there, and the plugins that show it. */
export async function seedOperations(req: PayloadRequest): Promise<void> {
  const user = await findClient(req, 'client')
  const now = new Date()
  for (const plugin of backstagePlugins) await store(req, 'backstage_plugins', { ...plugin, enabled: true })
  await seedWhatRuns(req, user, now)
  await seedAlerts(req, user, alerts, now)
  for (const { daysOld, ...doc } of techDocs) {
    const written = subDays(now, daysOld).toISOString()
    await store(req, 'tech_docs', { ...doc, user, createdAt: written, updatedAt: written })
  }
  await seedUsage(req, user, now)
  await seedFleet(req, now)
}
