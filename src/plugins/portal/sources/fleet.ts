import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { metrics, type Metric } from '../collections/usage-samples/schema'
import { portalSettings } from '../options'
import { systemHealth } from './figures'
import type {
  Checks,
  ClientName,
  FleetAlert,
  FleetAlertDetails,
  FleetClient,
  FleetServer,
  FleetSource,
  Paged,
} from './fleet-source'
import { type FleetAlertsQuery, fleetAlertsQuery, type FleetServersQuery } from './schema'
import type { Answer } from './source'

/*
 * How each figure of the fleet is computed:
 *
 *   System Health    healthy checks of all clients as a share of all their checks, cut off after one decimal
 *   of a client      the same of its own checks
 *   CPU, Memory, …   mean over the clients of what each has used, rounded to whole percent
 *   Network Status   operational when every service of every client's network is healthy
 *
 * Whoever calls these has asked before whether the caller is an administrator.
 */

/** Most clients in an answer. */
export const MOST_CLIENTS = 500
/** How many alerts the overview shows. */
export const NEWEST_ALERTS = 6

const fleetOf = (req: PayloadRequest): FleetSource => portalSettings(req).source.fleet

/** A client with the share of its checks that is healthy. */
export type ClientHealth = FleetClient & { systemHealth: number | null }

/** How all clients do. */
export type FleetOverview = {
  systemHealth: number | null
  checks: Checks
  clients: Answer<ClientHealth>
  alerts: Paged<FleetAlert>
  usage: { metric: Metric; label: string; percent: number | null }[]
}

/** One page of a list, and the clients by which it can be narrowed. */
export type FleetList<Item> = Paged<Item> & { clients: ClientName[] }

/** The share of healthy checks over the services of all clients, in percent; `null` when nothing is watched. For staff. */
export const fleetHealth = async (req: PayloadRequest): Promise<number | null> =>
  systemHealth([await fleetOf(req).checks(req)])

function usageOver(clients: FleetClient[]): FleetOverview['usage'] {
  const measured = clients.flatMap(({ usage }) => (usage ? [usage] : []))
  return metrics.map(({ value: metric, label }) => {
    const sum = measured.reduce((total, usage) => total + usage[metric], 0)
    return { metric, label, percent: measured.length ? Math.round(sum / measured.length) : null }
  })
}

/** How all clients do, and the newest alerts. */
export async function getFleetOverview(req: PayloadRequest): Promise<FleetOverview> {
  const source = fleetOf(req)
  const [checks, clients, alerts] = await Promise.all([
    source.checks(req),
    source.clients(req, MOST_CLIENTS),
    source.alerts(req, fleetAlertsQuery.parse({ limit: NEWEST_ALERTS })),
  ])
  return {
    systemHealth: systemHealth([checks]),
    checks,
    clients: {
      ...clients,
      items: clients.items.map((client) => ({ ...client, systemHealth: systemHealth([client]) })),
    },
    alerts,
    usage: usageOver(clients.items),
  }
}

async function withClients<Item>(req: PayloadRequest, list: Promise<Paged<Item>>): Promise<FleetList<Item>> {
  const [paged, { items }] = await Promise.all([list, fleetOf(req).clients(req, MOST_CLIENTS)])
  return { ...paged, clients: items.map(({ id, name }) => ({ id, name })) }
}

/** Servers of all clients: one page of them. */
export const listFleetServers = (req: PayloadRequest, query: FleetServersQuery): Promise<FleetList<FleetServer>> =>
  withClients(req, fleetOf(req).servers(req, query))

/** Alerts of all clients, the newest first: one page of them. */
export const listFleetAlerts = (req: PayloadRequest, query: FleetAlertsQuery): Promise<FleetList<FleetAlert>> =>
  withClients(req, fleetOf(req).alerts(req, query))

/**
 * One alert with its history.
 * @throws HttpError 404
 */
export async function getFleetAlert(req: PayloadRequest, id: number): Promise<FleetAlertDetails> {
  const alert = await fleetOf(req).alert(req, id)
  if (!alert) throw new HttpError(404, 'This alert does not exist')
  return alert
}

/**
 * Takes an alert on in the caller's name, or opens it again. Where that is so already, only the comment is added.
 * @throws HttpError 404
 */
export async function setAlertAcknowledged(
  req: PayloadRequest,
  id: number,
  acknowledged: boolean,
  comment: string,
): Promise<FleetAlertDetails> {
  await fleetOf(req).setAcknowledged(req, [id], acknowledged, comment)
  return getFleetAlert(req, id)
}

/**
 * Takes several alerts on at once: all of them or, when one step fails, none. Alerts that are gone are left out.
 * @returns the numbers of those that are acknowledged now
 */
export const acknowledgeAlerts = (req: PayloadRequest, ids: number[], comment: string): Promise<number[]> =>
  fleetOf(req).setAcknowledged(req, [...new Set(ids)], true, comment)
