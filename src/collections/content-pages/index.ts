import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff, publishedOrContentStaff } from '@/access/rules'
import { slugField } from '@/fields/slug'
import { richText } from '@/fields/rich-text'
import { expirePages } from '@/lib/server/expire-pages'
import { keepPublicationDate } from './hooks'

/** Pages of running text, such as the privacy policy. Published pages are public; drafts are for those who edit. */
export const ContentPages: CollectionConfig = {
  slug: 'content_pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
  access: {
    create: contentStaff,
    read: publishedOrContentStaff,
    readVersions: contentStaff,
    update: contentStaff,
    delete: contentStaff,
    unlock: () => false,
  },
  versions: { drafts: true, maxPerDoc: 100 },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    slugField('The page’s address: /slug.'),
    { name: 'content', type: 'richText', editor: richText, required: true },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Set when the page is published; empty while it is a draft.',
      },
    },
  ],
  hooks: {
    beforeChange: [keepPublicationDate],
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
