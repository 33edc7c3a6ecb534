import type { Endpoint, PayloadRequest } from 'payload'
import { isAnyone, isSalesStaff } from '@/access/roles'
import { dropFile, keepFiles } from '@/collections/rfq-files/operations'
import { MAX_FILE_BYTES, MAX_FILES } from '@/collections/rfq-files/schema'
import { endpoint } from '@/lib/server/endpoint'
import { HttpError } from '@/lib/server/http-error'
import { answerWithPage } from '@/lib/server/form-page'
import { jsonAnswer } from '@/lib/server/json-answer'
import { pageLinks } from '@/lib/server/page-links'
import { readForm } from '@/lib/server/upload'
import {
  addNote,
  assignRfq,
  changeMany,
  changeStatus,
  countNewer,
  exportRfqs,
  getRfq,
  listColleagues,
  listRfqs,
  submitRfq,
} from './operations'
import {
  rfqAssignment,
  rfqBulk,
  rfqFilter,
  rfqListQuery,
  rfqNoteInput,
  rfqSince,
  rfqStatusChange,
  rfqSubmission,
} from './schema'

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]

const isTicked = (value: unknown): boolean => value === 'true' || value === 'on' || value === '1'

/** A form post with the documented fields; files stand in the fields that else hold their addresses. */
async function readRfqForm(req: PayloadRequest): Promise<Record<string, unknown> | undefined> {
  if (!/^multipart\/form-data/i.test(req.headers.get('content-type') ?? '')) return undefined
  const { fields, files } = await readForm(req as unknown as Request, {
    files: MAX_FILES,
    fileBytes: MAX_FILE_BYTES,
    fieldBytes: 64 * 1024,
  })
  const kept = await keepFiles(req, files, (field) => (field === 'floorPlanUrls' ? 'floorPlan' : 'document'))
  const urls = (kind: string) => kept.filter((file) => file.kind === kind).map((file) => file.url)
  const body = {
    ...fields,
    newsletter: isTicked(fields.newsletter),
    // A form that is posted as it stands must carry the ticked box.
    terms: isTicked(fields.terms),
    documentUrls: [...listOf(fields.documentUrls), ...urls('document')],
    floorPlanUrls: [...listOf(fields.floorPlanUrls), ...urls('floorPlan')],
  }
  if (rfqSubmission.safeParse(body).success) return body
  // The request will be refused: nothing of it stays behind.
  for (const file of kept) await dropFile(req, file.id)
  return body
}

/** Asking for a quote, and the desk that answers. */
export const rfqEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/rfq-requests',
    allow: isAnyone,
    limit: { name: 'rfq-requests', points: 30, seconds: 3600 },
    body: rfqSubmission,
    otherBody: readRfqForm,
    idempotent: true,
    // Files of a form post get a new address with each post; a repeat is told by everything else.
    sameCall: ({ documentUrls, floorPlanUrls, ...rest }) => [rest, documentUrls.length, floorPlanUrls.length],
    status: 201,
    run: async ({ req, body: { terms: _terms, website: _website, ...input } }) => {
      const files = input.documentUrls.length + input.floorPlanUrls.length
      if (files > MAX_FILES)
        throw new HttpError(400, `Please attach at most ${MAX_FILES} files`, {
          errors: [{ path: 'documentUrls', message: `Please attach at most ${MAX_FILES} files` }],
        })
      const id = await submitRfq(req, input)
      return { id, message: 'Your request for quote has been received. We’ll contact you shortly.' }
    },
    respond: answerWithPage('/rfq', '/rfq/thank-you'),
  }),
  endpoint({
    method: 'get',
    path: '/admin/rfq',
    allow: isSalesStaff,
    query: rfqListQuery,
    run: async ({ req, query }) => {
      const { rows, total, isMore } = await listRfqs(req, query)
      return jsonAnswer(rows, 200, {
        'X-Total-Count': String(total),
        // Only with `count=quick`.
        ...(isMore && { 'X-Total-Count-Exceeded': 'true' }),
        Link: pageLinks(req, query.page, Math.max(1, Math.ceil(total / query.limit))),
      })
    },
  }),
  endpoint({
    method: 'get',
    path: '/admin/rfq/changes',
    allow: isSalesStaff,
    query: rfqSince,
    run: ({ req, query }) => countNewer(req, query.since),
  }),
  endpoint({
    method: 'get',
    path: '/admin/rfq/staff',
    allow: isSalesStaff,
    run: ({ req }) => listColleagues(req),
  }),
  endpoint({
    method: 'get',
    path: '/admin/rfq/export',
    allow: isSalesStaff,
    limit: { name: 'rfq-export', points: 60, seconds: 3600 },
    query: rfqFilter,
    run: async ({ req, query }) =>
      new Response(exportRfqs(req, query), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="rfq-requests-${new Date().toISOString().slice(0, 10)}.csv"`,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        },
      }),
  }),
  endpoint({
    method: 'post',
    path: '/admin/rfq/bulk',
    allow: isSalesStaff,
    limit: { name: 'rfq-bulk', points: 600, seconds: 3600 },
    body: rfqBulk,
    run: ({ req, body }) => changeMany(req, body),
  }),
  endpoint({
    method: 'get',
    path: '/admin/rfq/:id',
    allow: isSalesStaff,
    run: ({ req, param }) => getRfq(req, param('id')),
  }),
  endpoint({
    method: 'patch',
    path: '/admin/rfq/:id/status',
    allow: isSalesStaff,
    body: rfqStatusChange,
    run: async ({ req, param, body }) => {
      await changeStatus(req, param('id'), body.status)
      return getRfq(req, param('id'))
    },
  }),
  endpoint({
    method: 'patch',
    path: '/admin/rfq/:id/assignee',
    allow: isSalesStaff,
    body: rfqAssignment,
    run: async ({ req, param, body }) => {
      await assignRfq(req, param('id'), body.assignee)
      return getRfq(req, param('id'))
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/rfq/:id/notes',
    allow: isSalesStaff,
    limit: { name: 'rfq-notes', points: 600, seconds: 3600 },
    body: rfqNoteInput,
    status: 201,
    run: async ({ req, param, body }) => {
      await addNote(req, param('id'), body.text)
      return getRfq(req, param('id'))
    },
  }),
]
