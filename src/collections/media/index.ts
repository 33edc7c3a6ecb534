import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff } from '@/access/rules'
import { env } from '@/env'
import { expirePages } from '@/lib/server/expire-pages'
import { drawingsOnly } from './drawings'

/** Pictures of the site: photographs (stored in several sizes as WebP) and line drawings (SVG, reduced to shapes). */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Content', useAsTitle: 'alt', hidden: ({ user }) => !isContentStaff(user as Person) },
  access: {
    create: contentStaff,
    read: anyone,
    update: contentStaff,
    delete: contentStaff,
    readVersions: contentStaff,
    unlock: () => false,
  },
  upload: {
    staticDir: path.resolve(env.DATA_DIR, 'media'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
    pasteURL: false,
    focalPoint: true,
    imageSizes: [
      { name: 'small', width: 480, formatOptions: { format: 'webp', options: { quality: 78 } } },
      { name: 'medium', width: 960, formatOptions: { format: 'webp', options: { quality: 78 } } },
      { name: 'large', width: 1600, formatOptions: { format: 'webp', options: { quality: 78 } } },
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      return headers
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 240,
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
  ],
  hooks: {
    beforeOperation: [drawingsOnly],
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
