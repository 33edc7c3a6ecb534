import type { PayloadRequest } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'

/** A piece of content that was changed lately. */
export type ContentChange = { href: string; title: string; kind: string; updatedAt: string }

const SHOWN = 5

const sources = [
  { collection: 'content_pages', kind: 'Page', titleField: 'title' },
  { collection: 'content_elements', kind: 'Page text', titleField: 'elementId' },
  { collection: 'services', kind: 'Service', titleField: 'name' },
  { collection: 'testimonials', kind: 'Testimonial', titleField: 'name' },
] as const

async function changesIn(req: PayloadRequest, { collection, kind, titleField }: (typeof sources)[number]) {
  const { docs } = await req.payload.find({
    collection,
    sort: '-updatedAt',
    limit: SHOWN,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map((doc): ContentChange => {
    const title: unknown = (doc as unknown as Record<string, unknown>)[titleField]
    return {
      href: `/admin/collections/${collection}/${doc.id}`,
      title: String(title),
      kind,
      updatedAt: doc.updatedAt,
    }
  })
}

/** The content that was changed last, for those who edit it. */
export async function recentContent(req: PayloadRequest): Promise<ContentChange[]> {
  if (!isContentStaff(req.user as Person)) return []
  const lists = await Promise.all(sources.map((source) => changesIn(req, source)))
  return lists
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, SHOWN)
}
