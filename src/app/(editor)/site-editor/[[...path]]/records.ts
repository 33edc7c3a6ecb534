import type { PayloadRequest } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { getPublishedPage } from '@/collections/content-pages/operations'
import { listElementIds } from '@/collections/content-elements/operations'
import { listServiceSections } from '@/collections/services/operations'

/** A screen of the panel in which something of this page is edited. */
export type PanelLink = { label: string; href: string }

/** The page of running text that a public page shows, as the on-page editor saves it. */
export type EditedPageRecord = { id: number; title: string; updatedAt: string; hasDraft: boolean }

const collection = (slug: string, id?: number | string): string =>
  `/admin/collections/${slug}${id === undefined ? '' : `/${id}`}`
const settings: PanelLink = { label: 'Site settings', href: '/admin/globals/site_settings' }

/** What of a public page is edited in the panel, other than its texts and its page of running text. */
async function linksFor(req: PayloadRequest, path: string): Promise<PanelLink[]> {
  switch (path) {
    case '':
      return [
        { label: 'Services', href: collection('services') },
        { label: 'Testimonials', href: collection('testimonials') },
      ]
    case 'services':
      return (await listServiceSections(req)).map(({ id, name }) => ({ label: name, href: collection('services', id) }))
    case 'fiber-installation':
    case 'services/fiber-installation':
      return [{ label: 'Fiber installation page', href: '/admin/globals/fiber_page' }]
    case 'contact':
      return [{ label: 'Contact page', href: '/admin/globals/contact_page' }, settings]
    case 'careers':
      return [{ label: 'Careers page', href: '/admin/globals/careers_page' }]
    case 'about':
      return [settings]
    default:
      return []
  }
}

async function pageRecord(req: PayloadRequest, slug: string): Promise<EditedPageRecord | null> {
  const page = await getPublishedPage(req, slug)
  if (!page) return null
  const { docs } = await req.payload.findVersions({
    collection: 'content_pages',
    where: { and: [{ parent: { equals: page.id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const hasDraft = docs[0]?.version._status === 'draft'
  return { id: page.id, title: page.title, updatedAt: page.updatedAt, hasDraft }
}

/**
 * What the on-page editor needs to know of a page's records: where each is in the panel, and the page of running text.
 * @param segments the public path
 */
export async function editableRecords(req: PayloadRequest, segments: string[]) {
  const path = segments.join('/')
  const [elements, links, page] = await Promise.all([
    listElementIds(req),
    linksFor(req, path),
    segments.length === 1 ? pageRecord(req, path) : null,
  ])
  const own = page ? [{ label: page.title, href: collection('content_pages', page.id) }] : []
  const texts = { label: 'All page texts', href: collection('content_elements') }
  const mayOpen = (link: PanelLink) => link !== settings || isAdmin(req.user as Person)
  return { elements, page, links: [...own, ...links.filter(mayOpen), texts] }
}
