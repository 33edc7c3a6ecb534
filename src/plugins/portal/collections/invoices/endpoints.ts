import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { pageLinks } from '@/lib/server/page-links'
import { startPayment } from '../../gateway/operations'
import { invoiceFile, statementFile } from '../../pdf/operations'
import { getStatement } from '../../statement/operations'
import { statementQuery } from '../../statement/schema'
import { invoiceXmlFile } from '../../ubl/operations'
import { getInvoice, listInvoices } from './operations'
import { invoiceListQuery } from './schema'

/** A document is drawn for each call. */
const limit = { name: 'billing-files', points: 720, seconds: 3600 }

/** What a client reads of its billing. Staff bill in the panel; a client begins a payment. */
export const billingEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/client/invoices',
    allow: isSignedIn,
    query: invoiceListQuery,
    run: async ({ req, query }) => {
      const { rows, total } = await listInvoices(req, query)
      return Response.json(rows, {
        headers: {
          'Cache-Control': 'no-store',
          'X-Total-Count': String(total),
          Link: pageLinks(req, query.page, Math.max(1, Math.ceil(total / query.limit))),
        },
      })
    },
  }),
  endpoint({
    method: 'get',
    path: '/client/invoices/:id',
    allow: isSignedIn,
    run: ({ req, param }) => getInvoice(req, param('id')),
  }),
  endpoint({
    method: 'get',
    path: '/client/invoices/:id/pdf',
    allow: isSignedIn,
    limit,
    run: async ({ req, param }) => sendFile(await invoiceFile(req, param('id'))),
  }),
  endpoint({
    method: 'get',
    path: '/client/invoices/:id/xml',
    allow: isSignedIn,
    limit,
    run: async ({ req, param }) => sendFile(await invoiceXmlFile(req, param('id'))),
  }),
  endpoint({
    method: 'post',
    path: '/client/invoices/:id/payment',
    allow: isSignedIn,
    limit: { name: 'payments', points: 120, seconds: 3600 },
    run: ({ req, param }) => startPayment(req, param('id')),
  }),
  endpoint({
    method: 'get',
    path: '/client/statement',
    allow: isSignedIn,
    query: statementQuery,
    run: ({ req, query }) => getStatement(req, query),
  }),
  endpoint({
    method: 'get',
    path: '/client/statement/pdf',
    allow: isSignedIn,
    limit,
    query: statementQuery,
    run: async ({ req, query }) => sendFile(await statementFile(req, query, 'pdf')),
  }),
  endpoint({
    method: 'get',
    path: '/client/statement/csv',
    allow: isSignedIn,
    limit,
    query: statementQuery,
    run: async ({ req, query }) => sendFile(await statementFile(req, query, 'csv')),
  }),
]
