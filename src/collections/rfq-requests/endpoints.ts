import type { Endpoint, PayloadRequest } from 'payload'
import { isAnyone, isSalesStaff } from '@/access/roles'
import { dropFile, keepFiles } from '@/collections/rfq-files/operations'
import { MAX_FILE_BYTES, MAX_FILES } from '@/collections/rfq-files/schema'
import { endpoint } from '@/lib/server/endpoint'
import { HttpError } from '@/lib/server/http-error'
import { formPage, wantsPage } from '@/lib/server/form-page'
import { readForm } from '@/lib/server/upload'
import { getRfq, listRfqs, setRfqStatus, submitRfq } from './operations'
import { rfqListQuery, rfqStatusChange, rfqSubmission } from './schema'

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
    respond: (req, outcome) => (wantsPage(req) ? formPage(outcome, '/rfq', '/rfq/thank-you') : undefined),
  }),
  endpoint({
    method: 'get',
    path: '/admin/rfq',
    allow: isSalesStaff,
    query: rfqListQuery,
    run: async ({ req, query }) => {
      const { rows, total } = await listRfqs(req, query)
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
    path: '/admin/rfq/:id',
    allow: isSalesStaff,
    run: ({ req, param }) => getRfq(req, param('id')),
  }),
  endpoint({
    method: 'patch',
    path: '/admin/rfq/:id/status',
    allow: isSalesStaff,
    body: rfqStatusChange,
    run: ({ req, param, body }) => setRfqStatus(req, param('id'), body.status),
  }),
]

/** The `Link` header (RFC 8288) of a page of a list. */
function pageLinks(req: PayloadRequest, page: number, pages: number): string {
  const url = new URL(req.url ?? '', 'http://localhost')
  const link = (target: number, rel: string) => {
    url.searchParams.set('page', String(target))
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  return [
    link(1, 'first'),
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
    link(pages, 'last'),
  ].join(', ')
}
