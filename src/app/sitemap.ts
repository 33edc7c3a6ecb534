import type { MetadataRoute } from 'next'
import { listPublishedPages } from '@/collections/content-pages/operations'
import { env } from '@/env'
import { lastChange, type Shown } from '@/lib/server/content-changes'
import { publicRequest } from '@/lib/server/public-request'
import { type ScreenName, screens } from './(site)/screens'

/** What each screen shows, which says when it was changed last. */
const shown: Record<ScreenName, Shown> = {
  home: { collections: ['services', 'testimonials'], elements: ['hero', 'home'] },
  services: { collections: ['services'], elements: ['services'] },
  'fiber-installation': { globals: ['fiber_page'], elements: ['fiber'] },
  rfq: { elements: ['rfq'] },
  about: { globals: ['site_settings'], elements: ['about'] },
  contact: { globals: ['site_settings', 'contact_page'], elements: ['contact'] },
  careers: { globals: ['careers_page'], elements: ['careers'] },
}

/** Every public page, and when it was changed last. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const req = await publicRequest()
  if (!req) return []
  const changes = new Map<string, string | undefined>()
  for (const [name, what] of Object.entries(shown))
    changes.set(screens[name as ScreenName].path, await lastChange(req, what))
  for (const { slug, updatedAt } of await listPublishedPages(req)) {
    const path = `/${slug}`
    // A screen of the site may have a content page of the same name, which is a part of it.
    if (updatedAt > (changes.get(path) ?? '')) changes.set(path, updatedAt)
  }
  // They are there even when none is published, with a text of their own.
  for (const path of ['/privacy-policy', '/terms-of-service']) if (!changes.has(path)) changes.set(path, undefined)
  return [...changes].map(([path, lastModified]) => ({ url: `${env.SITE_URL}${path}`, lastModified }))
}
