import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { openResume } from './operations'

/** Reading a résumé that came with an application. */
export const careerFileEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/career-files/:id',
    allow: isSignedIn,
    run: async ({ req, param }) => sendFile(await openResume(req, param('id'))),
  }),
]
