import type { Metadata } from 'next'
import { cache } from 'react'
import { findPicture } from '@/app/og/pictures'
import { PICTURE } from '@/app/og/picture-svg'
import { getElements } from '@/collections/content-elements/operations'
import type { PageText } from '@/collections/content-elements/texts/page-text'
import { env } from '@/env'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { publicRequest } from '@/lib/server/public-request'
import type { SiteSetting } from '@/payload-types'
import { type Screen, type ScreenName, screens } from './screens'

/** The site's settings, read once for a page with its head and foot; `undefined` in a build. */
export const siteSettings = cache(async (): Promise<SiteSetting | undefined> => {
  const req = await publicRequest()
  return req && getSiteSettings(req)
})

/** The texts of a page that editors may change, as HTML: what is stored, else the page's own. `undefined` in a build. */
export async function elementsOf<Id extends string>(
  texts: Record<Id, PageText>,
): Promise<Record<Id, string> | undefined> {
  const req = await publicRequest()
  if (!req) return undefined
  const own = Object.entries<PageText>(texts).map(([id, { text }]) => [id, text])
  return { ...Object.fromEntries(own), ...(await getElements(req, Object.keys(texts))) }
}

/** `picture` is the name of its picture: a screen's, or the slug of a content page. */
type Head = { title: string; path: string; description?: string; picture?: string }

async function pictureFor(name: string) {
  const req = await publicRequest()
  const picture = req && (await findPicture(req, name))
  if (!picture) return []
  const { version, alt } = picture
  return [{ url: `${env.SITE_URL}/og/${name}.png?v=${version}`, ...PICTURE, alt, type: 'image/png' }]
}

/** The head of a page: `{page} | {company}`, its one address, and what a shared link shows. */
export async function pageMetadata({ title, path, description, picture = 'home' }: Head): Promise<Metadata> {
  const settings = await siteSettings()
  if (!settings) return {}
  const fullTitle = `${title} | ${settings.companyName}`
  const text = description || settings.description
  const images = await pictureFor(picture)
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
      images,
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description: text, images },
  }
}

/** The head of a screen of the site. */
export function screenMetadata(name: ScreenName): Promise<Metadata> {
  const { title, path, description }: Screen = screens[name]
  return pageMetadata({ title, path, description, picture: name })
}

/** The head of the page that says thank you after a form; nobody should find it by itself. */
export const thankYouMetadata = async (title: string, path: string, picture: ScreenName): Promise<Metadata> => ({
  ...(await pageMetadata({ title, path, picture })),
  robots: { index: false },
})
