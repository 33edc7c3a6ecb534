import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff } from '@/access/rules'
import { env } from '@/env'
import { expirePages } from '@/lib/server/expire-pages'
import { drawingsOnly } from './drawings'
import { photographSizes, photographsWithoutMetadata } from './photographs'

/** Pictures of the site: photographs (in several widths as AVIF and WebP) and line drawings (SVG, reduced to shapes). */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Content',
    useAsTitle: 'alt',
    description:
      'Photographs (JPEG, PNG, WebP, AVIF; up to 30 MB and 60 megapixels) and line drawings (SVG). A photograph is turned upright, freed of the place where it was taken, and stored in three widths; 1600 pixels or more across look best. A drawing takes the colours of the page.',
    defaultColumns: ['filename', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
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
    // A picture is cut by the page that shows it, round its focal point.
    crop: false,
    focalPoint: true,
    imageSizes: photographSizes,
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
      label: 'Description',
      minLength: 3,
      maxLength: 240,
      admin: {
        description:
          'What the picture shows, in a sentence, for people who cannot see it. It is read aloud; it is not a caption.',
      },
    },
  ],
  hooks: {
    beforeOperation: [drawingsOnly, photographsWithoutMetadata],
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
