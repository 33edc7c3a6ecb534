import type { Endpoint } from 'payload'
import { isAnyone, isContentStaff } from '@/access/roles'
import { isSlug } from '@/fields/slug'
import { CONTENT_BYTES } from '@/lib/server/body'
import { endpoint } from '@/lib/server/endpoint'
import { staleAnswer } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'
import { contentDeskEndpoints } from './desk-endpoints'
import { getPublishedPage, updateContent } from './operations'
import { answer, numberOf } from './page-answer'
import { contentPatch, type ContentPageRecord } from './schema'

/** A page as everybody may see it. */
const publicView = ({ title, slug, content, publishedAt, updatedAt }: ContentPageRecord) => ({
  title,
  slug,
  content,
  publishedAt,
  updatedAt,
})

/** Reading a published page, saving one, and the rest of the content desk. */
export const contentPageEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/content/:slug',
    allow: isAnyone,
    run: async ({ req, param }) => {
      const slug = param('slug')
      const page = isSlug(slug) ? await getPublishedPage(req, slug) : undefined
      if (!page) throw new HttpError(404, 'This page does not exist')
      return answer(publicView(page))
    },
  }),
  endpoint({
    method: 'patch',
    path: '/admin/content/:id',
    allow: isContentStaff,
    body: contentPatch,
    maxBytes: CONTENT_BYTES,
    run: async ({ req, param, body: { updatedAt: _updatedAt, ...changes } }) => {
      const outcome = await updateContent(req, numberOf(param('id')), changes)
      return 'stored' in outcome ? answer(outcome.stored) : staleAnswer(outcome.stale)
    },
  }),
  ...contentDeskEndpoints,
]
