import type { Endpoint } from 'payload'
import { isAdmin } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { HttpError } from '@/lib/server/http-error'
import type { RateLimit } from '@/lib/server/rate-limit'
import { alertRemark, alertsTaken } from '../collections/alerts/schema'
import {
  acknowledgeAlerts,
  getFleetAlert,
  getFleetOverview,
  listFleetAlerts,
  listFleetServers,
  setAlertAcknowledged,
} from './fleet'
import { fleetAlertsQuery, fleetServersQuery } from './schema'

/** Screens that are open ask twice a minute each; several people may share an address. */
const reading: RateLimit = { name: 'fleet-data', points: 600, seconds: 60 }
const writing: RateLimit = { name: 'alert-changes', points: 600, seconds: 3600 }

const NUMBER = /^[1-9]\d{0,8}$/

function idOf(text: string): number {
  if (!NUMBER.test(text)) throw new HttpError(404, 'This alert does not exist')
  return Number(text)
}

/** What the monitoring screens of the panel ask for, and what is done about alerts. */
export const fleetEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/monitoring/overview',
    allow: isAdmin,
    limit: reading,
    run: ({ req }) => getFleetOverview(req),
  }),
  endpoint({
    method: 'get',
    path: '/admin/monitoring/servers',
    allow: isAdmin,
    limit: reading,
    query: fleetServersQuery,
    run: ({ req, query }) => listFleetServers(req, query),
  }),
  endpoint({
    method: 'get',
    path: '/admin/monitoring/alerts',
    allow: isAdmin,
    limit: reading,
    query: fleetAlertsQuery,
    run: ({ req, query }) => listFleetAlerts(req, query),
  }),
  endpoint({
    method: 'get',
    path: '/admin/alerts/:id',
    allow: isAdmin,
    limit: reading,
    run: ({ req, param }) => getFleetAlert(req, idOf(param('id'))),
  }),
  endpoint({
    method: 'post',
    path: '/admin/alerts/acknowledge',
    allow: isAdmin,
    limit: writing,
    body: alertsTaken,
    run: async ({ req, body }) => ({ acknowledged: await acknowledgeAlerts(req, body.ids, body.comment) }),
  }),
  endpoint({
    method: 'post',
    path: '/admin/alerts/:id/acknowledge',
    allow: isAdmin,
    limit: writing,
    body: alertRemark,
    run: ({ req, param, body }) => setAlertAcknowledged(req, idOf(param('id')), true, body.comment),
  }),
  endpoint({
    method: 'post',
    path: '/admin/alerts/:id/reopen',
    allow: isAdmin,
    limit: writing,
    body: alertRemark,
    run: ({ req, param, body }) => setAlertAcknowledged(req, idOf(param('id')), false, body.comment),
  }),
]
