import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { pageIsAt, pageIsGone, publicSlugOf } from '@/collections/redirects/operations'

/** Where the hook below leaves a page's former slug for the one after the change. */
const keyOf = (id: unknown): string => `publicSlugOf/${String(id)}`

/** Remembers the slug under which visitors know the page; drafts may have had others since. */
export const rememberPublicSlug: CollectionBeforeChangeHook = async ({ originalDoc, req, context, data }) => {
  if (originalDoc) context[keyOf(originalDoc.id)] = await publicSlugOf(req, originalDoc.id)
  return data
}

/** When a page is published, its address is its own, and the one that it had before leads there. */
export const leaveRedirect: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  if (doc._status !== 'published') return doc
  const before = context[keyOf(doc.id)]
  await pageIsAt(req, `/${doc.slug}`, typeof before === 'string' ? `/${before}` : undefined)
  return doc
}

/** Nothing leads to a page that is gone. */
export const dropRedirects: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await pageIsGone(req, `/${doc.slug}`)
  return doc
}
