import type { PayloadRequest } from 'payload'
import type { AlertEvent } from '../collections/alerts/schema'
import type { Metric } from '../collections/usage-samples/schema'
import type { FleetAlertsQuery, FleetServersQuery } from './schema'
import type { Alert, Answer, ServerHealth } from './source'

/** One page of many: how many there are in all. */
export type Paged<Item> = Answer<Item> & { total: number }

/** A client as staff call it: by its company, else by the person's name. */
export type ClientName = { id: number; name: string }

/** Checks that are made, and those that were fine the last time. */
export type Checks = { checks: number; checksHealthy: number }

/** What is watched at a client, counted. */
export type FleetClient = ClientName &
  Checks & {
    networkServices: number
    networkTroubled: number
    newAlerts: number
    newCriticalAlerts: number
    servers: number
    serversTroubled: number
    /** Mean of the newest samples in percent; `null` where nothing was measured. */
    usage: Record<Metric, number> | null
  }

/** A server and whose it is; `load` is the highest of its three figures. */
export type FleetServer = ServerHealth & { client: ClientName; load: number }

/** An alert, whose it is, and who has taken it on. */
export type FleetAlert = Alert & { client: ClientName; acknowledgedBy: string | null; acknowledgedAt: string | null }

/** An alert with what was done about it, oldest first. */
export type FleetAlertDetails = FleetAlert & { history: AlertEvent[] }

/** What is known over all clients. Whoever asks has made sure that the caller may know it. */
export type FleetSource = {
  checks: (req: PayloadRequest) => Promise<Checks>
  /** The clients at whom something is watched, by name. */
  clients: (req: PayloadRequest, limit: number) => Promise<Answer<FleetClient>>
  servers: (req: PayloadRequest, query: FleetServersQuery) => Promise<Paged<FleetServer>>
  /** Newest first. */
  alerts: (req: PayloadRequest, query: FleetAlertsQuery) => Promise<Paged<FleetAlert>>
  /** One alert; `undefined` when there is none of this number. */
  alert: (req: PayloadRequest, id: number) => Promise<FleetAlertDetails | undefined>
  /** Takes alerts on (or opens them again) in the caller's name; the numbers of those that are there. */
  setAcknowledged: (req: PayloadRequest, ids: number[], acknowledged: boolean, comment: string) => Promise<number[]>
}
