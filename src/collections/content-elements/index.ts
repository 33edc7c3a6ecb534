import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff } from '@/access/rules'
import { richText } from '@/fields/rich-text'
import { expirePages } from '@/lib/server/expire-pages'

/** Pieces of text that stand in the site's own pages, such as the title of the home page. */
export const ContentElements: CollectionConfig = {
  slug: 'content_elements',
  labels: { singular: 'Page text', plural: 'Page texts' },
  admin: {
    group: 'Content',
    useAsTitle: 'elementId',
    defaultColumns: ['elementId', 'pageId', 'updatedAt'],
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
  versions: { maxPerDoc: 50 },
  fields: [
    {
      name: 'elementId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      admin: { description: 'Names the place on the site, such as hero-title.' },
    },
    { name: 'content', type: 'richText', editor: richText, required: true },
    {
      name: 'pageId',
      type: 'text',
      required: true,
      defaultValue: 'default',
      index: true,
      maxLength: 80,
      admin: { position: 'sidebar', description: 'The page that the text belongs to.' },
    },
  ],
  hooks: {
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
