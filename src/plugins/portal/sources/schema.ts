import { z } from 'zod'
import { alertStates, severities } from '../collections/alerts/schema'
import { serverStatuses } from '../collections/monitored-servers/schema'

/** Rows of one page of the screens. */
export const FLEET_PAGE = 25

const valuesOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]]

const list = {
  q: z.string().trim().max(200).default(''),
  /** The number of a client. */
  client: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(FLEET_PAGE),
}

/** By what servers are sorted: the busiest first, or by name. */
export const serverSorts = [
  { value: '-load', label: 'Load, highest first' },
  { value: '-cpu', label: 'CPU, highest first' },
  { value: '-memory', label: 'Memory, highest first' },
  { value: '-disk', label: 'Disk, highest first' },
  { value: 'name', label: 'Name' },
  { value: 'client', label: 'Client' },
] as const

/** One of these orders. */
export type ServerSort = (typeof serverSorts)[number]['value']

/** Which servers of the fleet are asked for. */
export const fleetServersQuery = z.object({
  ...list,
  status: z.enum(['all', ...valuesOf(serverStatuses)]).default('all'),
  sort: z.enum(valuesOf(serverSorts)).default('-load'),
})
export type FleetServersQuery = z.output<typeof fleetServersQuery>

/** Which alerts of the fleet are asked for. */
export const fleetAlertsQuery = z.object({
  ...list,
  severity: z.enum(['all', ...valuesOf(severities)]).default('all'),
  state: z.enum(['all', ...valuesOf(alertStates)]).default('all'),
})
export type FleetAlertsQuery = z.output<typeof fleetAlertsQuery>
