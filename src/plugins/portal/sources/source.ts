import type { PayloadRequest } from 'payload'
import type { Severity } from '../collections/alerts/schema'
import type { FleetSource } from './fleet-source'
import type { ServerStatus } from '../collections/monitored-servers/schema'
import type { ServiceArea } from '../collections/monitored-services/schema'
import type { Metric } from '../collections/usage-samples/schema'

/** What a source knows of one kind of thing. */
export type Answer<Item> = {
  items: Item[]
  /** When the newest of it was last updated (ISO 8601); `null` where there is nothing. */
  updatedAt: string | null
  /** Whether this is demonstration data, and no live measurement. */
  isSample: boolean
  /** Whether there are more than were asked for. */
  hasMore: boolean
}

/** How a service does, computed from its checks. */
export type ServiceStatus = 'healthy' | 'warning' | 'critical'

/** A service that is watched. */
export type ServiceHealth = {
  id: number
  name: string
  description: string
  area: ServiceArea
  checks: number
  checksHealthy: number
  status: ServiceStatus
  lastUpdated: string
}

/** A workload of a cluster. */
export type Resource = {
  id: number
  name: string
  namespace: string
  kind: string
  status: string
  /** As Kubernetes writes it: `41d`, `5h`, `12m`. */
  age: string
}

/** Something that monitoring noticed. */
export type Alert = {
  id: number
  title: string
  message: string
  severity: Severity
  timestamp: string
  acknowledged: boolean
}

/** A server with its load in percent. */
export type ServerHealth = {
  id: number
  name: string
  purpose: string
  status: ServerStatus
  cpu: number
  memory: number
  disk: number
  location: string
  system: string
  hardware: string
  address: string
  /** How long it has been up: `41 days, 6 hours`. */
  uptime: string
}

/** The use of a client's capacity at a moment, in percent. */
export type UsageSample = Record<Metric, number> & { at: string }

/** A document about a client's installation; `path` is its anchor on the documentation page. */
export type TechDocument = { id: number; title: string; description: string; path: string; lastUpdated: string }

/** The same with its text: paragraphs with an empty line between them. */
export type TechDocumentText = TechDocument & { body: string }

/** Whose data is asked for: one client's. The access rules of who asks hold as well. */
export type Scope = { clientId: number }

type Ask<Item> = (req: PayloadRequest, scope: Scope, limit: number) => Promise<Answer<Item>>

/**
 * Where the portal's data about running services comes from. Each question is one round trip, newest or most urgent
 * first where there is an order in time, by name otherwise.
 */
export type OperationsSource = {
  services: Ask<ServiceHealth>
  resources: Ask<Resource>
  alerts: Ask<Alert>
  servers: Ask<ServerHealth>
  usage: Ask<UsageSample>
  docs: Ask<TechDocument>
  docTexts: Ask<TechDocumentText>
  /** The same over all clients, for those who look after them. */
  fleet: FleetSource
}
