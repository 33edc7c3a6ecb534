import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isValidElement, type ReactNode } from 'react'
import * as contentPage from '@/app/(site)/[slug]/page'
import * as about from '@/app/(site)/about/page'
import * as careers from '@/app/(site)/careers/page'
import * as careersThankYou from '@/app/(site)/careers/thank-you/page'
import * as contact from '@/app/(site)/contact/page'
import * as contactThankYou from '@/app/(site)/contact/thank-you/page'
import * as fiber from '@/app/(site)/fiber-installation/page'
import { MovedOrNotFound } from '@/app/(site)/moved-or-not-found'
import * as home from '@/app/(site)/page'
import * as rfq from '@/app/(site)/rfq/page'
import * as rfqThankYou from '@/app/(site)/rfq/thank-you/page'
import * as services from '@/app/(site)/services/page'

type Screen = {
  default: () => ReactNode | Promise<ReactNode>
  generateMetadata?: () => Promise<Metadata>
  metadata?: Metadata
}

/** The public pages by their paths; the same modules that visitors are served from. */
const screens: Record<string, Screen> = {
  '/': home,
  '/services': services,
  '/services/fiber-installation': fiber,
  '/fiber-installation': fiber,
  '/rfq': rfq,
  '/rfq/thank-you': rfqThankYou,
  '/about': about,
  '/contact': contact,
  '/contact/thank-you': contactThankYou,
  '/careers': careers,
  '/careers/thank-you': careersThankYou,
}

/** The answer where there is no page. This one is made for one request, so it is a 404 by itself. */
async function movedOrNotFound(path: string): Promise<never> {
  await MovedOrNotFound({ path })
  notFound()
}

/** A page of the CMS; it says itself when there is none. */
async function contentScreen(slug: string): Promise<ReactNode> {
  const page = await contentPage.default({ params: Promise.resolve({ slug }) })
  return isValidElement(page) && page.type === MovedOrNotFound ? movedOrNotFound(`/${slug}`) : page
}

/** The public page at a path: one of the site's own, a page of the CMS, or that there is none. */
export function screenAt(segments: string[]): Screen {
  const path = `/${segments.join('/')}`
  const known = screens[path]
  if (known) return known
  const [slug, ...rest] = segments
  if (slug === undefined || rest.length > 0) return { default: () => movedOrNotFound(path) }
  return {
    default: () => contentScreen(slug),
    generateMetadata: () => contentPage.generateMetadata({ params: Promise.resolve({ slug }) }),
  }
}
