import type { Endpoint, PayloadRequest } from 'payload'
import { isAnyone } from '@/access/roles'
import { readBytes } from '@/lib/server/body'
import { endpoint } from '@/lib/server/endpoint'
import { HttpError } from '@/lib/server/http-error'
import { cspReports } from './schema'

const MOST_BYTES = 16 * 1024
const REPORTS = /^application\/(csp-report|reports\+json)\s*(;|$)/i

/** Reads what a browser sends: one object, or a list of them. */
async function readReports(req: PayloadRequest): Promise<Record<string, unknown> | undefined> {
  if (!REPORTS.test(req.headers.get('content-type') ?? '')) return undefined
  try {
    const value: unknown = JSON.parse((await readBytes(req as unknown as Request, MOST_BYTES)).toString('utf8'))
    return { reports: [value].flat() }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body is not valid JSON')
  }
}

/**
 * Where browsers tell of what the policy of a page has stopped: one line each in the log, of a page’s path and of where
 * the thing came from. Nothing is stored.
 */
export const cspReportEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/csp-reports',
    allow: isAnyone,
    limit: { name: 'csp-reports', points: 60, seconds: 60 },
    maxBytes: MOST_BYTES,
    body: cspReports,
    otherBody: readReports,
    run: async ({ req, body }) => {
      for (const violation of body.reports)
        if (violation)
          req.payload.logger.warn(
            `The policy of ${violation.page} has stopped something: ${violation.directive} ${violation.blocked}`,
          )
      return new Response(null, { status: 204 })
    },
  }),
]
