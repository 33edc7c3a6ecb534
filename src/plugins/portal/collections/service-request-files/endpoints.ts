import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { openAttachment } from './operations'

/** Reading a file of a service request. */
export const requestFileEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/request-files/:id',
    allow: isSignedIn,
    run: async ({ req, param }) => sendFile(await openAttachment(req, param('id'))),
  }),
]
