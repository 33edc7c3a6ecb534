import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { historyOf, setAcknowledged } from '../collections/alerts/operations'
import type { Severity } from '../collections/alerts/schema'
import type { ServerStatus } from '../collections/monitored-servers/schema'
import { type Metric, metrics } from '../collections/usage-samples/schema'
import { uptimeOf } from './age'
import { SAMPLES } from './figures'
import { CLIENT_NAME, Conditions, pageOf, peopleTable } from './fleet-sql'
import type { FleetAlert, FleetClient, FleetServer, FleetSource } from './fleet-source'
import type { FleetAlertsQuery, ServerSort } from './schema'

type ClientRow = { id: number; name: string; updated: Date | null } & Record<Metric, string | null> &
  Record<
    | 'checks'
    | 'healthy'
    | 'network_services'
    | 'network_troubled'
    | 'new_alerts'
    | 'new_critical'
    | 'servers'
    | 'servers_troubled',
    string | null
  >

const MEANS = metrics.map(({ value }) => `avg(newest.${value}) as ${value}`).join(', ')

/** One row for each client at whom anything is watched. */
const clientsSql = (people: string): string => `
  with services as (
    select user_id, sum(checks) as checks, sum(checks_healthy) as healthy,
      count(*) filter (where area = 'network') as network_services,
      count(*) filter (where area = 'network' and checks_healthy < checks) as network_troubled,
      max(updated_at) as updated
    from monitored_services group by user_id
  ), noticed as (
    select user_id, count(*) as new_alerts, count(*) filter (where severity = 'critical') as new_critical,
      max(updated_at) as updated
    from alerts where not acknowledged group by user_id
  ), machines as (
    select user_id, count(*) as servers, count(*) filter (where status <> 'online') as servers_troubled,
      max(updated_at) as updated
    from monitored_servers group by user_id
  ), used as (
    select p.id as user_id, ${MEANS}, max(newest.updated_at) as updated
    from ${people} p cross join lateral (
      select * from usage_samples u where u.user_id = p.id order by u.taken_at desc, u.id desc limit ${SAMPLES}
    ) newest group by p.id
  )
  select p.id, ${CLIENT_NAME} as name, checks, healthy, network_services, network_troubled, new_alerts, new_critical,
    servers, servers_troubled, cpu, memory, storage, network,
    greatest(services.updated, noticed.updated, machines.updated, used.updated) as updated
  from ${people} p
    left join services on services.user_id = p.id left join noticed on noticed.user_id = p.id
    left join machines on machines.user_id = p.id left join used on used.user_id = p.id
  where coalesce(services.user_id, noticed.user_id, machines.user_id, used.user_id) is not null
  order by lower(${CLIENT_NAME}), p.id limit $1`

const presentClient = (row: ClientRow): FleetClient => ({
  id: row.id,
  name: row.name,
  checks: Number(row.checks),
  checksHealthy: Number(row.healthy),
  networkServices: Number(row.network_services),
  networkTroubled: Number(row.network_troubled),
  newAlerts: Number(row.new_alerts),
  newCriticalAlerts: Number(row.new_critical),
  servers: Number(row.servers),
  serversTroubled: Number(row.servers_troubled),
  usage:
    row.cpu === null
      ? null
      : {
          cpu: Number(row.cpu),
          memory: Number(row.memory),
          storage: Number(row.storage),
          network: Number(row.network),
        },
})

type ServerRow = {
  id: number
  client_id: number
  client_name: string
  name: string
  purpose: string
  status: ServerStatus
  cpu: string
  memory: string
  disk: string
  load: string
  location: string
  system: string
  hardware: string
  address: string
  booted_at: Date
}

const presentServer = (row: ServerRow): FleetServer => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  name: row.name,
  purpose: row.purpose,
  status: row.status,
  cpu: Number(row.cpu),
  memory: Number(row.memory),
  disk: Number(row.disk),
  load: Number(row.load),
  location: row.location,
  system: row.system,
  hardware: row.hardware,
  address: row.address,
  uptime: uptimeOf(row.booted_at.toISOString(), Date.now()),
})

const LOAD = 'greatest(r.cpu, r.memory, r.disk)'
const orders: Record<ServerSort, string> = {
  '-load': `${LOAD} desc, r.id`,
  '-cpu': 'r.cpu desc, r.id',
  '-memory': 'r.memory desc, r.id',
  '-disk': 'r.disk desc, r.id',
  name: 'lower(r.name), r.id',
  client: `lower(${CLIENT_NAME}), lower(r.name), r.id`,
}

type AlertRow = {
  id: number
  client_id: number
  client_name: string
  title: string
  message: string
  severity: Severity
  occurred_at: Date
  acknowledged: boolean
  by_name: string | null
  at: Date | null
}

const presentAlert = (row: AlertRow): FleetAlert => ({
  id: row.id,
  client: { id: row.client_id, name: row.client_name },
  title: row.title,
  message: row.message,
  severity: row.severity,
  timestamp: row.occurred_at.toISOString(),
  acknowledged: row.acknowledged,
  acknowledgedBy: row.by_name,
  acknowledgedAt: row.at?.toISOString() ?? null,
})

const ALERT_COLUMNS = `r.id, p.id as client_id, ${CLIENT_NAME} as client_name, r.title, r.message, r.severity,
  r.occurred_at, r.acknowledged, taken.by_name, taken.at`

const alertsFrom = (req: PayloadRequest): string => `alerts r join ${peopleTable(req)} p on p.id = r.user_id
  left join lateral (
    select by_name, at from alert_events e where e.alert_id = r.id and kind = 'acknowledged' order by e.id desc limit 1
  ) taken on r.acknowledged`

function alertConditions({ q, client, severity, state }: FleetAlertsQuery): Conditions {
  const conditions = new Conditions().search(['r.title', 'r.message', 'p.company', 'p.full_name'], q)
  if (client !== undefined) conditions.add('r.user_id = ?', client)
  if (severity !== 'all') conditions.add('r.severity = ?', severity)
  if (state !== 'all') conditions.add('r.acknowledged = ?', state === 'acknowledged')
  return conditions
}

/** Reads what the seed or an administrator wrote into the database, over all clients: demonstration data. */
export const sampleFleet: FleetSource = {
  checks: async (req) => {
    const { rows } = await sqlOf(req).query<{ checks: string; healthy: string }>(
      'select coalesce(sum(checks), 0) as checks, coalesce(sum(checks_healthy), 0) as healthy from monitored_services',
    )
    return { checks: Number(rows[0]?.checks), checksHealthy: Number(rows[0]?.healthy) }
  },
  clients: async (req, limit) => {
    const { rows } = await sqlOf(req).query<ClientRow>(clientsSql(peopleTable(req)), [limit + 1])
    const shown = rows.slice(0, limit)
    const updates = shown.flatMap(({ updated }) => (updated ? [updated.getTime()] : []))
    return {
      items: shown.map(presentClient),
      updatedAt: updates.length ? new Date(Math.max(...updates)).toISOString() : null,
      isSample: true,
      hasMore: rows.length > limit,
    }
  },
  servers: (req, { q, client, status, sort, page, limit }) => {
    const conditions = new Conditions().search(
      ['r.name', 'r.purpose', 'r.location', 'r.address', 'r.system', 'p.company', 'p.full_name'],
      q,
    )
    if (client !== undefined) conditions.add('r.user_id = ?', client)
    if (status !== 'all') conditions.add('r.status = ?', status)
    return pageOf<ServerRow, FleetServer>(req, {
      select: `r.*, p.id as client_id, ${CLIENT_NAME} as client_name, ${LOAD} as load`,
      from: `monitored_servers r join ${peopleTable(req)} p on p.id = r.user_id`,
      conditions,
      order: orders[sort],
      page,
      limit,
      present: presentServer,
    })
  },
  alerts: (req, query) =>
    pageOf<AlertRow, FleetAlert>(req, {
      select: ALERT_COLUMNS,
      from: alertsFrom(req),
      conditions: alertConditions(query),
      order: 'r.occurred_at desc, r.id desc',
      page: query.page,
      limit: query.limit,
      present: presentAlert,
    }),
  alert: async (req, id) => {
    const { rows } = await sqlOf(req).query<AlertRow>(
      `select ${ALERT_COLUMNS} from ${alertsFrom(req)} where r.id = $1`,
      [id],
    )
    if (!rows[0]) return undefined
    const alert = presentAlert(rows[0])
    return { ...alert, history: await historyOf(req, id, alert.timestamp) }
  },
  setAcknowledged,
}
