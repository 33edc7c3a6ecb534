import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff } from '@/access/rules'
import { richText } from '@/fields/rich-text'
import { slugField } from '@/fields/slug'
import { expirePages } from '@/lib/server/expire-pages'
import { strands } from '@/lib/shared/strands'

/** What the company offers: the cards of the home and services pages, with their details. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'position', 'updatedAt'],
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
  defaultSort: 'position',
  access: {
    create: contentStaff,
    read: anyone,
    update: contentStaff,
    delete: contentStaff,
    readVersions: contentStaff,
    unlock: () => false,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    slugField('The section of the services page: /services#slug.'),
    {
      name: 'shortDescription',
      type: 'textarea',
      required: true,
      maxLength: 240,
      admin: { description: 'One sentence for the card.' },
    },
    { name: 'description', type: 'richText', editor: richText, required: true },
    {
      name: 'illustration',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'A drawing or photograph from the library.' },
    },
    {
      name: 'imageUrl',
      type: 'text',
      maxLength: 500,
      admin: { description: 'Address of the picture when none is chosen from the library.' },
    },
    {
      name: 'benefits',
      type: 'array',
      maxRows: 8,
      labels: { singular: 'Key benefit', plural: 'Key benefits' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', required: true, maxLength: 400 },
      ],
    },
    {
      name: 'faq',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 240 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 2000 },
      ],
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar', description: 'Cards stand in the order of this number.' },
    },
    {
      name: 'showOnHome',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Has a card on the home page.' },
    },
    {
      name: 'isNew',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Carries the NEW badge.' },
    },
    {
      name: 'strand',
      type: 'select',
      required: true,
      defaultValue: 'blue',
      options: strands.map(({ value, label }) => ({ value, label })),
      admin: { position: 'sidebar', description: 'The fiber colour of this service.' },
    },
    {
      name: 'href',
      type: 'text',
      maxLength: 200,
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^\/(?!\/)/.test(value)) || 'An address on this site begins with one /',
      admin: { position: 'sidebar', description: 'Where the card leads when not to /services#slug.' },
    },
  ],
  hooks: {
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
