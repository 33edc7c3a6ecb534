import type { Endpoint } from 'payload'
import { isAdmin, isAnyone } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { etagOf, staleAnswer } from '@/lib/server/etag'
import { getSubdomainStatus, updateSettings } from './operations'
import { settingsPatch } from './schema'

/** What the header asks, and the screen of settings. */
export const siteSettingsEndpoints: Endpoint[] = [
  endpoint({ method: 'get', path: '/subdomain-status', allow: isAnyone, run: ({ req }) => getSubdomainStatus(req) }),
  endpoint({
    method: 'patch',
    path: '/admin/settings',
    allow: isAdmin,
    body: settingsPatch,
    run: async ({ req, body }) => {
      const outcome = await updateSettings(req, body)
      if ('stale' in outcome) return staleAnswer(outcome.stale)
      const { stored } = outcome
      return Response.json(stored, { headers: { ETag: etagOf(stored.updatedAt), 'Cache-Control': 'no-store' } })
    },
  }),
]
