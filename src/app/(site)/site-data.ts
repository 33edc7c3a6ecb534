import type { Metadata } from 'next'
import { cache } from 'react'
import { getElements } from '@/collections/content-elements/operations'
import { env } from '@/env'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { publicRequest } from '@/lib/server/public-request'
import type { SiteSetting } from '@/payload-types'

/** The site's settings, read once for a page with its head and foot; `undefined` in a build. */
export const siteSettings = cache(async (): Promise<SiteSetting | undefined> => {
  const req = await publicRequest()
  return req && getSiteSettings(req)
})

/** The texts of a page that editors may change: what is stored, else the page's own. `undefined` in a build. */
export async function elementsOf<Id extends string>(
  defaults: Record<Id, string>,
): Promise<Record<Id, string> | undefined> {
  const req = await publicRequest()
  return req && { ...defaults, ...(await getElements(req, Object.keys(defaults))) }
}

type Head = { title: string; path: string; description?: string }

/** The head of a page: `{page} | {company}`, its one address, and what a shared link shows. */
export async function pageMetadata({ title, path, description }: Head): Promise<Metadata> {
  const settings = await siteSettings()
  if (!settings) return {}
  const fullTitle = `${title} | ${settings.companyName}`
  const text = description ?? settings.description
  return {
    metadataBase: new URL(env.SITE_URL),
    title: fullTitle,
    description: text,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: settings.companyName,
      title: fullTitle,
      description: text,
      url: path,
      locale: 'en_US',
    },
    twitter: { card: 'summary' },
  }
}
