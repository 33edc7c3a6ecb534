import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { portalSettings } from '../options'
import { resourceUsage, SAMPLES, systemHealth, usageOf, type Usage } from './figures'
import type {
  Alert,
  Answer,
  OperationsSource,
  Resource,
  Scope,
  ServerHealth,
  ServiceHealth,
  TechDocument,
  TechDocumentText,
} from './source'

/** Most rows of one kind in an answer; one client's records are few, but nothing is unbounded. */
export const MOST_ROWS = 200
/** Most alerts in an answer: the newest. */
export const MOST_ALERTS = 50
/** Most documents in an answer. */
export const MOST_DOCS = 50
/** How many alerts the dashboard shows as recent activity. */
export const RECENT_ALERTS = 4

/** The source of the portal's data: the one that this installation has chosen. */
const sourceOf = (req: PayloadRequest): OperationsSource => portalSettings(req).source

/** The use of the capacities, each with its series. */
export type UsageAnswer = Answer<Usage> & { resourceUsage: number | null }
/** The services and the share of their checks that is healthy. */
export type ServicesAnswer = Answer<ServiceHealth> & { systemHealth: number | null }

/** What the portal's dashboard shows of the client's operations. */
export type Platform = {
  services: ServicesAnswer
  resources: Answer<Resource>
  alerts: Answer<Alert>
  docs: Answer<TechDocument>
}
/** What the dashboard shows, with the use of the capacities. */
export type Overview = Platform & { usage: UsageAnswer }
/** What the monitoring screen shows. */
export type Monitoring = Omit<Overview, 'docs'>

/** Staff see their own, too, in the portal; all clients' records are in the panel. */
function ownScope(req: PayloadRequest): Scope {
  if (typeof req.user?.id !== 'number') throw new HttpError(401, 'Please sign in first')
  return { clientId: req.user.id }
}

async function servicesOf(req: PayloadRequest, scope: Scope): Promise<ServicesAnswer> {
  const answer = await sourceOf(req).services(req, scope, MOST_ROWS)
  return { ...answer, systemHealth: systemHealth(answer.items) }
}

async function usageIn(req: PayloadRequest, scope: Scope): Promise<UsageAnswer> {
  const { items, ...rest } = await sourceOf(req).usage(req, scope, SAMPLES)
  return { ...rest, hasMore: false, items: items.length ? usageOf(items) : [], resourceUsage: resourceUsage(items) }
}

/**
 * The caller's services, resources, alerts and documents: one round trip for each.
 * @throws HttpError 401
 */
export async function getPlatform(req: PayloadRequest): Promise<Platform> {
  const scope = ownScope(req)
  const [services, resources, alerts, docs] = await Promise.all([
    servicesOf(req, scope),
    sourceOf(req).resources(req, scope, MOST_ROWS),
    sourceOf(req).alerts(req, scope, MOST_ALERTS),
    sourceOf(req).docs(req, scope, MOST_DOCS),
  ])
  return { services, resources, alerts, docs }
}

/**
 * The same with the use of the capacities, as the dashboard shows it.
 * @throws HttpError 401
 */
export async function getOverview(req: PayloadRequest): Promise<Overview> {
  const [platform, usage] = await Promise.all([getPlatform(req), usageIn(req, ownScope(req))])
  return { ...platform, usage }
}

/**
 * What the monitoring screen shows of the caller's operations.
 * @throws HttpError 401
 */
export async function getMonitoring(req: PayloadRequest): Promise<Monitoring> {
  const scope = ownScope(req)
  const [services, resources, alerts, usage] = await Promise.all([
    servicesOf(req, scope),
    sourceOf(req).resources(req, scope, MOST_ROWS),
    sourceOf(req).alerts(req, scope, MOST_ALERTS),
    usageIn(req, scope),
  ])
  return { services, resources, alerts, usage }
}

/**
 * The caller's servers.
 * @throws HttpError 401
 */
export const getServers = (req: PayloadRequest): Promise<Answer<ServerHealth>> =>
  sourceOf(req).servers(req, ownScope(req), MOST_ROWS)

/**
 * The caller's documents with their texts.
 * @throws HttpError 401
 */
export const getDocTexts = (req: PayloadRequest): Promise<Answer<TechDocumentText>> =>
  sourceOf(req).docTexts(req, ownScope(req), MOST_DOCS)
