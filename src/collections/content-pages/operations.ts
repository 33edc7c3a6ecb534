import type { PayloadRequest } from 'payload'
import { findById, present } from './find-pages'
import { type Saved, savePage } from './save-page'
import type { ContentPageRecord, ContentPatch } from './schema'

/** A published page by its slug; `undefined` for a draft or an unknown slug. */
export async function getPublishedPage(req: PayloadRequest, slug: string): Promise<ContentPageRecord | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content_pages',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs[0] && present(docs[0])
}

/**
 * Changes a page: a published one stays published, a draft stays a draft. What is replaced stays in the versions.
 * @returns the stored page, or the newer one when the caller's `If-Match` was stale
 * @throws HttpError 404 when there is no such page, 409 when another page has the slug
 */
export const updateContent = (req: PayloadRequest, id: number, patch: ContentPatch): Promise<Saved> =>
  savePage(req, id, patch, { find: findById, statusOf: ({ _status }) => _status ?? 'draft' })

/** The published pages and when each was changed last, for the sitemap. */
export async function listPublishedPages(req: PayloadRequest): Promise<{ slug: string; updatedAt: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'content_pages',
    where: { _status: { equals: 'published' } },
    select: { slug: true, updatedAt: true },
    sort: 'slug',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs.map(({ slug, updatedAt }) => ({ slug, updatedAt }))
}
