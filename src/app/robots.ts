import type { MetadataRoute } from 'next'
import { env } from '@/env'

/** What search engines may read: the public site, with its pictures. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // The pictures of the pages lie under the calls; the longer rule wins.
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api', '/portal', '/auth'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
