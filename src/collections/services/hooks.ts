import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { sqlOf } from '@/lib/server/sql'

/** No more earlier slugs are kept; the oldest are given up. */
const MAX_FORMER = 20

/** Links to a section go on working when its slug is changed: the section keeps the earlier one as a second anchor. */
export const keepFormerSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const former: string | undefined = originalDoc?.slug
  if (!former || !data.slug || data.slug === former) return data
  const kept: string[] = originalDoc.previousSlugs ?? []
  const previousSlugs = [...new Set([...kept, former])].filter((slug) => slug !== data.slug).slice(-MAX_FORMER)
  return { ...data, previousSlugs }
}

/** An anchor leads to one place: the service that has a slug now, not to one that had it once. */
export const giveUpTakenSlug: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.slug !== previousDoc?.slug)
    await sqlOf(req).query(
      `delete from services_texts where path = 'previousSlugs' and text = $1 and parent_id <> $2`,
      [doc.slug, doc.id],
    )
  return doc
}
