import type { Endpoint } from 'payload'
import { isAdmin } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { getFollowUp } from './follow-up'
import { billInterest } from './interest-billing'
import { invoicesCsv } from './invoices-csv'
import { billRest } from './quote-rest-billing'
import { remindNow } from './reminders'
import { exportQuery } from './schema'

const limit = { name: 'billing-desk', points: 600, seconds: 3600 }

/** What administrators do with issued invoices beside their form in the panel. */
export const billingDeskEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/invoices/export',
    allow: isAdmin,
    limit: { name: 'invoices-export', points: 60, seconds: 3600 },
    query: exportQuery,
    run: async ({ req, query }) => sendFile(await invoicesCsv(req, query)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/invoices/:id/follow-up',
    allow: isAdmin,
    run: ({ req, param }) => getFollowUp(req, param('id')),
  }),
  endpoint({
    method: 'post',
    path: '/admin/invoices/:id/interest',
    allow: isAdmin,
    limit,
    status: 201,
    run: ({ req, param }) => billInterest(req, param('id')),
  }),
  endpoint({
    method: 'post',
    path: '/admin/invoices/:id/reminders',
    allow: isAdmin,
    limit,
    run: ({ req, param }) => remindNow(req, param('id')),
  }),
  endpoint({
    method: 'post',
    path: '/admin/quotes/:id/invoice',
    allow: isAdmin,
    limit,
    status: 201,
    run: ({ req, param }) => billRest(req, param('id')),
  }),
]
