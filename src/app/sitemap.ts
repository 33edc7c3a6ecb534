import type { MetadataRoute } from 'next'
import { listPublishedPages } from '@/collections/content-pages/operations'
import { env } from '@/env'
import { publicRequest } from '@/lib/server/public-request'

const screens = ['/', '/services', '/fiber-installation', '/rfq', '/about', '/contact', '/careers']

/** Every public page. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const req = await publicRequest()
  const pages = req ? await listPublishedPages(req) : []
  const changes = new Map(pages.map(({ slug, updatedAt }) => [`/${slug}`, updatedAt]))
  // A screen of the site may have a content page of the same name, which is a part of it.
  const paths = new Set([...screens, ...changes.keys()])
  return [...paths].map((path) => ({ url: `${env.SITE_URL}${path}`, lastModified: changes.get(path) }))
}
