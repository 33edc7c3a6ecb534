import type { PayloadRequest } from 'payload'
import { fromHtml } from '@/lib/server/rich-text'
import type { HelpArticle } from '@/payload-types'
import { catalogue, helpArticles, helpIntro, helpPromises } from './content/help'

async function seedArticles(req: PayloadRequest): Promise<void> {
  for (const [index, { content, ...article }] of helpArticles.entries())
    await req.payload.create({
      collection: 'help_articles',
      data: {
        ...article,
        content: (await fromHtml(req.payload, content)) as HelpArticle['content'],
        position: (index + 1) * 10,
        isPublished: true,
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

async function seedCatalogue(req: PayloadRequest): Promise<void> {
  for (const [index, item] of catalogue.entries())
    await req.payload.create({
      collection: 'service_catalogue',
      data: { ...item, position: (index + 1) * 10, isOffered: true },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

/** The help and the catalogue of the portal, once: where the help page was never saved. */
export async function seedHelp(req: PayloadRequest): Promise<void> {
  // The seed runs at the start, without a user.
  const { createdAt } = await req.payload.findGlobal({ slug: 'help_page', depth: 0, req, overrideAccess: true })
  if (createdAt) return
  await req.payload.updateGlobal({
    slug: 'help_page',
    data: { intro: helpIntro, promises: helpPromises },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  await seedArticles(req)
  await seedCatalogue(req)
}
