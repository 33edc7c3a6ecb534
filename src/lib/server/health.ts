import type { Endpoint } from 'payload'
import { isAnyone } from '@/access/roles'
import { env } from '@/env'
import { endpoint } from './endpoint'
import { poolOf } from './sql'

const check = (works: Promise<unknown>): Promise<'ok' | 'away'> =>
  works.then(
    () => 'ok' as const,
    () => 'away' as const,
  )

/** `GET /api/health`, for people: is it up, and with what? Machines ask `/livez` and `/readyz`. */
export const healthEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/health',
    allow: isAnyone,
    limit: { name: 'health', points: 600, seconds: 60 },
    run: async ({ req }) => {
      const database = await check(poolOf(req.payload).query('select 1'))
      return Response.json(
        {
          status: database === 'ok' ? 'ok' : 'degraded',
          database,
          mail: env.SMTP_URL ? 'smtp' : 'folder',
          uptimeSeconds: Math.round(process.uptime()),
        },
        { status: database === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
      )
    },
  }),
]
