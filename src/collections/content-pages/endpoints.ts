import type { Endpoint } from 'payload'
import { isAnyone } from '@/access/roles'
import { isSlug } from '@/fields/slug'
import { endpoint } from '@/lib/server/endpoint'
import { etagOf } from '@/lib/server/etag'
import { HttpError } from '@/lib/server/http-error'
import { getPublishedPage } from './operations'

/** Reading a published page. */
export const contentPageEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/content/:slug',
    allow: isAnyone,
    run: async ({ req, param }) => {
      const slug = param('slug')
      const page = isSlug(slug) ? await getPublishedPage(req, slug) : undefined
      if (!page) throw new HttpError(404, 'This page does not exist')
      return Response.json(page, { headers: { ETag: etagOf(page.updatedAt), 'Cache-Control': 'no-store' } })
    },
  }),
]
