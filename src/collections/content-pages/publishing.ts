import type { PayloadRequest } from 'payload'
import { isStale } from '@/lib/server/etag'
import { inTransaction } from '@/lib/server/transaction'
import { findById, findNewest, isSchedule, lockPage, present, refuseTakenSlug } from './find-pages'
import type { ContentPageRecord, PageStatus } from './schema'

type Outcome = { stored: ContentPageRecord } | { stale: ContentPageRecord }

/**
 * Publishes what was saved of a page last, or takes the page down; its text stays, as a draft.
 * @returns the page, or the newer one when the caller's `If-Match` was stale
 * @throws HttpError 404 when there is no such page, 409 when another page has the slug
 */
export async function setPageStatus(req: PayloadRequest, id: number, status: PageStatus): Promise<Outcome> {
  return inTransaction(req, async () => {
    await lockPage(req, id)
    const current = await findById(req, id)
    if (isStale(req, current.updatedAt)) return { stale: present(current) }
    const { title, slug, content } = await findNewest(req, id)
    if (status === 'published') await refuseTakenSlug(req, id, slug)
    const page = await req.payload.update({
      collection: 'content_pages',
      id,
      data: { title, slug, content, publishedAt: current.publishedAt, _status: status },
      depth: 0,
      req,
      overrideAccess: isSchedule(req),
      user: req.user,
    })
    return { stored: present(page) }
  })
}
