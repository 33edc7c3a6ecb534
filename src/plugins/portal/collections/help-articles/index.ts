import type { Access, CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff, nobody, nobodyField } from '@/access/rules'
import { richText } from '@/fields/rich-text'
import { slugField } from '@/fields/slug'
import { keepWords } from './hooks'
import { helpCategories } from './schema'

const publishedForTheSignedIn: Access = ({ req }) => {
  if (isContentStaff(req.user as Person)) return true
  return req.user ? { isPublished: { equals: true } } : false
}

/** Articles of the portal's help. */
export const HelpArticles: CollectionConfig = {
  slug: 'help_articles',
  labels: { singular: 'Help article', plural: 'Help articles' },
  admin: {
    group: 'Portal',
    description: 'What clients can look up under Help & Support. A change is there at the next look.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'position', 'isPublished', 'updatedAt'],
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
  defaultSort: 'position',
  access: {
    create: contentStaff,
    read: publishedForTheSignedIn,
    update: contentStaff,
    delete: contentStaff,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'As a client would ask: How do I add a user?' },
    },
    slugField('The address of the article: /portal/help/slug.'),
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: 240,
      admin: { description: 'One sentence, below the title in lists.' },
    },
    {
      name: 'content',
      type: 'richText',
      editor: richText,
      required: true,
      admin: { description: 'Short paragraphs and numbered steps. Headings begin at level 2.' },
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      options: helpCategories.map(({ value, label }) => ({ value, label })),
      admin: { position: 'sidebar', description: 'Articles stand together by it.' },
    },
    {
      name: 'position',
      label: 'Order',
      type: 'number',
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
      index: true,
      admin: { position: 'sidebar', description: 'Within the category, the smallest number first.' },
    },
    {
      name: 'isPublished',
      label: 'Published',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Clients see published articles only.' },
    },
    {
      name: 'words',
      type: 'textarea',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
  hooks: { beforeChange: [keepWords] },
}
