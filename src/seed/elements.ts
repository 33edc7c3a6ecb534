import type { PayloadRequest } from 'payload'
import { allTexts } from '@/collections/content-elements/texts/all-texts'
import { fromHtml } from '@/lib/server/rich-text'
import type { ContentElement } from '@/payload-types'

/** Stores the texts of the site's own pages that are not stored yet; what an editor has written stays as it is. */
export async function seedElements(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'content_elements',
    select: { elementId: true },
    limit: 0,
    depth: 0,
    pagination: false,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  const stored = new Set(docs.map(({ elementId }) => elementId))
  for (const { elementId, text } of allTexts.filter((one) => !stored.has(one.elementId)))
    await req.payload.create({
      collection: 'content_elements',
      data: {
        elementId,
        pageId: 'default',
        content: (await fromHtml(req.payload, text)) as ContentElement['content'],
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}
