import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { creditFile } from '../../pdf/operations'
import { creditXmlFile } from '../../ubl/operations'
import { getCreditNote } from './operations'

/** A document is drawn for each call; counted together with those of invoices. */
const limit = { name: 'billing-files', points: 720, seconds: 3600 }

/** What a client reads of its credit notes. Nothing is written here: staff write them in the panel. */
export const creditEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/client/credit-notes/:id',
    allow: isSignedIn,
    run: ({ req, param }) => getCreditNote(req, param('id')),
  }),
  endpoint({
    method: 'get',
    path: '/client/credit-notes/:id/pdf',
    allow: isSignedIn,
    limit,
    run: async ({ req, param }) => sendFile(await creditFile(req, param('id'))),
  }),
  endpoint({
    method: 'get',
    path: '/client/credit-notes/:id/xml',
    allow: isSignedIn,
    limit,
    run: async ({ req, param }) => sendFile(await creditXmlFile(req, param('id'))),
  }),
]
