import type { PayloadRequest, Where } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { toHtml } from '@/lib/server/rich-text'
import { sqlOf } from '@/lib/server/sql'
import type { ContentPage } from '@/payload-types'
import type { ContentPageRecord } from './schema'

/** A stored page as the calls tell it. A page that was taken down keeps its date, but is a draft again. */
export const present = (page: ContentPage): ContentPageRecord => ({
  id: page.id,
  title: page.title,
  slug: page.slug,
  content: toHtml(page.content),
  publishedAt: (page._status === 'published' && page.publishedAt) || null,
  updatedAt: page.updatedAt,
  savedBy: page.savedBy ?? null,
})

/** Whether a plan is being carried out, which nobody is signed in for; the one who made it was asked then. */
export const isSchedule = (req: PayloadRequest): boolean => req.context.isSchedule === true

async function findPages(req: PayloadRequest, where: Where, isDraft: boolean): Promise<ContentPage[]> {
  const { docs } = await req.payload.find({
    collection: 'content_pages',
    where,
    draft: isDraft,
    sort: ['title', 'id'],
    limit: 500,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: isSchedule(req),
    user: req.user,
  })
  return docs
}

/** A page that is not published is what was saved of it last; a published one is what visitors see. */
export async function findForEditing(req: PayloadRequest, where: Where): Promise<ContentPage[]> {
  const pages = await findPages(req, where, false)
  const unpublished = pages.flatMap(({ id, _status }) => (_status === 'published' ? [] : [id]))
  if (unpublished.length === 0) return pages
  const drafts = await findPages(req, { id: { in: unpublished } }, true)
  return pages.map((page) => drafts.find(({ id }) => id === page.id) ?? page)
}

/**
 * One page as `findForEditing` has it.
 * @throws HttpError 404 when there is none
 */
export async function findById(req: PayloadRequest, id: number): Promise<ContentPage> {
  const [page] = await findForEditing(req, { id: { equals: id } })
  if (!page) throw new HttpError(404, 'This page does not exist')
  return page
}

/**
 * What was saved of a page last, whether it is published or waits beside the published one.
 * @throws HttpError 404 when there is none
 */
export async function findNewest(req: PayloadRequest, id: number): Promise<ContentPage> {
  const [page] = await findPages(req, { id: { equals: id } }, true)
  if (!page) throw new HttpError(404, 'This page does not exist')
  return page
}

/** Lets those who change one page go one after the other, until the transaction of `req` ends. */
export async function lockPage(req: PayloadRequest, id: number): Promise<void> {
  await sqlOf(req).query('select pg_advisory_xact_lock(hashtext($1))', [`content_pages ${id}`])
}

/** @throws HttpError 409 when another page has the slug */
export async function refuseTakenSlug(req: PayloadRequest, id: number, slug: string): Promise<void> {
  const { rowCount } = await sqlOf(req).query('select 1 from content_pages where slug = $1 and id <> $2', [slug, id])
  if (rowCount)
    throw new HttpError(409, 'Another page has this slug', {
      errors: [{ path: 'slug', message: 'Another page has this slug' }],
    })
}
