import type { Endpoint } from 'payload'
import { isSalesStaff } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { getReport, reportFile } from './operations'
import { reportQuery } from './schema'

/** The figures of a period, to look at and to keep. */
export const reportEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/reports',
    allow: isSalesStaff,
    limit: { name: 'reports', points: 240, seconds: 3600 },
    query: reportQuery,
    run: async ({ req, query: { format, ...days } }) =>
      format === 'json' ? getReport(req, days) : sendFile(await reportFile(req, days, format)),
  }),
]
