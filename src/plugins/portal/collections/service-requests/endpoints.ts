import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isSalesStaff, isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { readFormWithFiles } from '@/lib/server/form-files'
import { endArrival } from '@/lib/server/kept-files'
import { type CheckedFile, isCheckedFile } from '@/lib/server/plain-form'
import {
  ATTACHMENT_ENDINGS,
  ATTACHMENT_TYPES,
  ATTACHMENTS,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '../service-request-files/schema'
import { answerRequest, changeRequest } from './desk-operations'
import {
  closeOwn,
  createServiceRequest,
  getOwnServiceRequest,
  listOwnServiceRequests,
  reopenOwn,
  replyToOwn,
} from './operations'
import { clientMessage, newRequest, requestChange, requestListQuery, staffMessage } from './schema'

const withFiles = z.object({
  // In JSON it means nothing, like every name that is not documented.
  attachments: z
    .unknown()
    .optional()
    .transform((value): CheckedFile[] => (Array.isArray(value) ? value.filter(isCheckedFile) : [])),
})

/** A body in JSON, or a form with files, whose stay ends when the call fails. */
const mayHaveFiles = {
  otherBody: (req: PayloadRequest) =>
    readFormWithFiles(req, {
      field: ATTACHMENTS,
      files: MAX_ATTACHMENTS,
      maxBytes: MAX_ATTACHMENT_BYTES,
      endings: ATTACHMENT_ENDINGS,
      types: ATTACHMENT_TYPES,
    }),
  endBody: async ({ attachments }: Record<string, unknown>, hasSucceeded: boolean) => {
    for (const file of Array.isArray(attachments) ? attachments.filter(isCheckedFile) : [])
      await endArrival(file, hasSucceeded)
  },
  idempotent: true,
  // The files lie elsewhere with each post; a repeat is told by their names and sizes.
  sameCall: ({ attachments, ...rest }: { attachments: CheckedFile[] }) => [
    rest,
    attachments.map(({ name, size }) => [name, size]),
  ],
  status: 201,
}

const clientEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/client/requests',
    allow: isSignedIn,
    query: requestListQuery,
    run: async ({ req, query }) => {
      const { rows, total } = await listOwnServiceRequests(req, query)
      return Response.json(rows, { headers: { 'Cache-Control': 'no-store', 'X-Total-Count': String(total) } })
    },
  }),
  endpoint({
    ...mayHaveFiles,
    method: 'post',
    path: '/client/requests',
    allow: isSignedIn,
    limit: { name: 'client-requests', points: 60, seconds: 3600 },
    body: newRequest.and(withFiles),
    run: ({ req, body: { attachments, ...input } }) => createServiceRequest(req, input, attachments),
  }),
  endpoint({
    method: 'get',
    path: '/client/requests/:id',
    allow: isSignedIn,
    run: ({ req, param }) => getOwnServiceRequest(req, param('id')),
  }),
  endpoint({
    ...mayHaveFiles,
    method: 'post',
    path: '/client/requests/:id/messages',
    allow: isSignedIn,
    limit: { name: 'client-messages', points: 240, seconds: 3600 },
    body: clientMessage.and(withFiles),
    run: ({ req, param, body }) => replyToOwn(req, param('id'), body.text, body.attachments),
  }),
  endpoint({
    method: 'post',
    path: '/client/requests/:id/close',
    allow: isSignedIn,
    limit: { name: 'client-requests-state', points: 120, seconds: 3600 },
    run: ({ req, param }) => closeOwn(req, param('id')),
  }),
  endpoint({
    method: 'post',
    path: '/client/requests/:id/reopen',
    allow: isSignedIn,
    limit: { name: 'client-requests-state', points: 120, seconds: 3600 },
    run: ({ req, param }) => reopenOwn(req, param('id')),
  }),
]

const deskEndpoints: Endpoint[] = [
  endpoint({
    ...mayHaveFiles,
    method: 'post',
    path: '/admin/requests/:id/messages',
    allow: isSalesStaff,
    body: staffMessage.and(withFiles),
    run: ({ req, param, body: { attachments, ...message } }) => answerRequest(req, param('id'), message, attachments),
  }),
  endpoint({
    method: 'patch',
    path: '/admin/requests/:id',
    allow: isSalesStaff,
    body: requestChange,
    run: ({ req, param, body }) => changeRequest(req, param('id'), body),
  }),
]

/** Asking for something as a client, and the desk that answers. */
export const serviceRequestEndpoints: Endpoint[] = [...clientEndpoints, ...deskEndpoints]
