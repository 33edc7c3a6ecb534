import type { Endpoint } from 'payload'
import { isAdmin, isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { etagOf, staleAnswer } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'
import { listEnabledPlugins, listPlugins, testConnection, updatePlugin } from './operations'
import { pluginPatch } from './schema'

const NUMBER = /^[1-9]\d{0,8}$/

function idOf(text: string): number {
  if (!NUMBER.test(text)) throw new HttpError(404, 'This plugin does not exist')
  return Number(text)
}

/** The plugins of the Backstage platform card, and the screen where they are set up. */
export const backstagePluginEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/backstage/plugins',
    allow: isSignedIn,
    limit: { name: 'backstage-plugins', points: 600, seconds: 60 },
    run: ({ req }) => listEnabledPlugins(req),
  }),
  endpoint({
    method: 'get',
    path: '/admin/plugins',
    allow: isAdmin,
    limit: { name: 'admin-plugins', points: 600, seconds: 60 },
    run: ({ req }) => listPlugins(req),
  }),
  endpoint({
    method: 'patch',
    path: '/admin/plugins/:id',
    allow: isAdmin,
    limit: { name: 'admin-plugin-changes', points: 600, seconds: 3600 },
    body: pluginPatch,
    run: async ({ req, param, body: { enabled, config } }) => {
      const outcome = await updatePlugin(req, idOf(param('id')), { enabled, config })
      if ('stale' in outcome) return staleAnswer(outcome.stale)
      const headers = { ETag: etagOf(outcome.stored.updatedAt), 'Cache-Control': 'no-store' }
      return Response.json(outcome.stored, { headers })
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/plugins/:id/test',
    allow: isAdmin,
    limit: { name: 'admin-plugin-tests', points: 60, seconds: 3600 },
    run: ({ req, param }) => testConnection(req, idOf(param('id'))),
  }),
]
