import type { Endpoint } from 'payload'
import { isAdmin } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { retryFailedEmails, sendTestEmail } from './operations'
import { testEmail } from './schema'

/** Trying the mail server, and taking up what it refused. */
export const emailEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/admin/settings/test-email',
    allow: isAdmin,
    limit: { name: 'test-email', points: 20, seconds: 3600 },
    body: testEmail,
    run: ({ req, body }) => sendTestEmail(req, body),
  }),
  endpoint({
    method: 'post',
    path: '/admin/emails/retry-failed',
    allow: isAdmin,
    limit: { name: 'retry-emails', points: 60, seconds: 3600 },
    run: ({ req }) => retryFailedEmails(req),
  }),
]
