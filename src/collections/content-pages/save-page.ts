import type { PayloadRequest } from 'payload'
import { isStale } from '@/lib/server/etag'
import { fromHtml } from '@/lib/server/rich-text'
import { inTransaction } from '@/lib/server/transaction'
import type { ContentPage } from '@/payload-types'
import { lockPage, present, refuseTakenSlug } from './find-pages'
import type { ContentPageRecord, ContentPatch } from './schema'

/** The page as it is stored now, or the newer one that the caller had not seen. */
export type Saved = { stored: ContentPageRecord } | { stale: ContentPageRecord }

type How = {
  /** What the caller saw: the published page, or what was saved of it last. */
  find: (req: PayloadRequest, id: number) => Promise<ContentPage>
  /** What the page is afterwards. */
  statusOf: (seen: ContentPage) => 'draft' | 'published'
}

/**
 * Changes a page in one transaction, one caller after the other.
 * @throws HttpError 404 when there is no such page, 409 when another page has the slug
 */
export async function savePage(
  req: PayloadRequest,
  id: number,
  { title, slug, content }: ContentPatch,
  { find, statusOf }: How,
): Promise<Saved> {
  const state = content === undefined ? undefined : await fromHtml(req.payload, content)
  return inTransaction(req, async () => {
    await lockPage(req, id)
    const seen = await find(req, id)
    if (isStale(req, seen.updatedAt)) return { stale: present(seen) }
    if (slug !== undefined && slug !== seen.slug) await refuseTakenSlug(req, id, slug)
    const status = statusOf(seen)
    const page = await req.payload.update({
      collection: 'content_pages',
      id,
      data: {
        // All of it: Payload would add to the newest draft, which may not be what the caller saw.
        title: title ?? seen.title,
        slug: slug ?? seen.slug,
        content: (state as ContentPage['content'] | undefined) ?? seen.content,
        _status: status,
      },
      draft: status === 'draft',
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
    return { stored: present(page) }
  })
}
