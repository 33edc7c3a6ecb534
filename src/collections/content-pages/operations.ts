import type { PayloadRequest } from 'payload'
import { toHtml } from '@/lib/server/rich-text'

/** A page as the site and the documented call show it; `content` is HTML. */
export type PageAnswer = { title: string; slug: string; content: string; publishedAt: string | null; updatedAt: string }

/** A published page by its slug; `undefined` for a draft or an unknown slug. */
export async function getPublishedPage(req: PayloadRequest, slug: string): Promise<PageAnswer | undefined> {
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
  const page = docs[0]
  return (
    page && {
      title: page.title,
      slug: page.slug,
      content: toHtml(page.content),
      publishedAt: page.publishedAt ?? null,
      updatedAt: page.updatedAt,
    }
  )
}

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
