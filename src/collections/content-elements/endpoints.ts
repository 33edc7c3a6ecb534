import type { Endpoint } from 'payload'
import { isAnyone, isContentStaff } from '@/access/roles'
import { CONTENT_BYTES } from '@/lib/server/body'
import { endpoint } from '@/lib/server/endpoint'
import { etagOf, missingForMatch, staleAnswer } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'
import { getElement, putElement } from './operations'
import { elementId, elementWrite, type ElementAnswer } from './schema'

const notFound = () => new HttpError(404, 'No content is stored for this element')

const idFrom = (value: string): string => {
  const id = elementId.safeParse(value)
  if (!id.success) throw notFound()
  return id.data
}

const answer = (element: ElementAnswer): Response =>
  Response.json(element, { headers: { ETag: etagOf(element.updatedAt), 'Cache-Control': 'no-store' } })

/** Reading and writing the editable texts of the site's pages. */
export const contentElementEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/content/element/:elementId',
    allow: isAnyone,
    run: async ({ req, param }) => {
      const element = await getElement(req, idFrom(param('elementId')))
      if (!element) throw notFound()
      return answer(element)
    },
  }),
  endpoint({
    method: 'put',
    path: '/content/element/:elementId',
    allow: isContentStaff,
    body: elementWrite,
    maxBytes: CONTENT_BYTES,
    run: async ({ req, param, body }) => {
      const outcome = await putElement(req, idFrom(param('elementId')), body)
      if ('stored' in outcome) return answer(outcome.stored)
      if (!outcome.stale) throw missingForMatch()
      return staleAnswer(outcome.stale)
    },
  }),
]
