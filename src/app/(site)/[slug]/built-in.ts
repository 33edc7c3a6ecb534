import { legalTexts } from '@/collections/content-pages/legal-texts'
import type { ContentPageRecord } from '@/collections/content-pages/schema'
import { cleanHtml, withAnchors } from '@/lib/server/clean-html'
import type { SiteSetting } from '@/payload-types'

/**
 * The built-in text of a legal page, for a site on which none is published: these two are linked to from every page.
 * @returns `undefined` for any other page
 */
export function builtInPage(
  slug: string,
  settings: SiteSetting,
): Omit<ContentPageRecord, 'id' | 'savedBy'> | undefined {
  const text = legalTexts(settings).find((one) => one.slug === slug)
  if (!text) return undefined
  const date = new Date(`${text.lastUpdated} 12:00 UTC`).toISOString()
  const content = withAnchors(cleanHtml(text.content))
  return { title: text.title, slug, content, publishedAt: date, updatedAt: date }
}
