import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff, nobodyField } from '@/access/rules'
import { changeOneAtATime } from '@/collections/redirects/hooks'
import { richText } from '@/fields/rich-text'
import { rowsNamedBy } from '@/fields/row-label'
import { slugField } from '@/fields/slug'
import { expirePages } from '@/lib/server/expire-pages'
import { strands } from '@/lib/shared/strands'
import { indexService } from '@/search/hooks'
import { giveUpTakenSlug, keepFormerSlug } from './hooks'

/** What the company offers: the cards of the home and services pages, with their details. */
export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    description:
      'What the company offers. Each has a section on the services page; those shown on the home page have a card there too.',
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
    {
      name: 'name',
      type: 'text',
      required: true,
      minLength: 2,
      maxLength: 120,
      admin: { description: 'The title of the card and of the section.' },
    },
    slugField('The section of the services page: /services#slug. Links with an earlier slug go on leading there.'),
    {
      name: 'previousSlugs',
      label: 'Earlier slugs',
      type: 'text',
      hasMany: true,
      access: { create: nobodyField, update: nobodyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (data) => data.previousSlugs?.length > 0,
        description: 'Anchors that lead to this section too. Kept when the slug is changed.',
      },
    },
    {
      name: 'shortDescription',
      type: 'textarea',
      required: true,
      maxLength: 240,
      label: 'Short description',
      admin: { description: 'One sentence for the card and for search engines. About 100 characters fit well.' },
    },
    {
      name: 'description',
      type: 'richText',
      editor: richText,
      required: true,
      admin: { description: 'The text of the section, two or three paragraphs. Headings begin at level 3.' },
    },
    {
      name: 'illustration',
      type: 'upload',
      relationTo: 'media',
      label: 'Picture',
      admin: { description: 'A drawing or photograph from the library, shown three wide to two high.' },
    },
    {
      name: 'imageUrl',
      type: 'text',
      maxLength: 500,
      label: 'Picture by address',
      admin: {
        description: 'Only when no picture is chosen above: a path on this site, such as /api/media/file/yard.jpg.',
      },
    },
    {
      name: 'benefits',
      type: 'array',
      maxRows: 8,
      label: 'Key benefits',
      labels: { singular: 'Key benefit', plural: 'Key benefits' },
      admin: {
        description: 'What a customer gains. Four fill the two columns; without any the heading is left out.',
        initCollapsed: true,
        components: rowsNamedBy('title'),
      },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120, admin: { description: 'A few words.' } },
        { name: 'text', type: 'textarea', required: true, maxLength: 400, admin: { description: 'One sentence.' } },
      ],
    },
    {
      name: 'faq',
      type: 'array',
      maxRows: 12,
      label: 'Questions and answers',
      labels: { singular: 'Question', plural: 'Questions' },
      admin: {
        description: 'One opens at a time. Search engines may show them, so an answer should stand alone.',
        initCollapsed: true,
        components: rowsNamedBy('question'),
      },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 240 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 2000 },
      ],
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
      admin: {
        position: 'sidebar',
        description: 'Cards and sections stand in the order of this number, the smallest first.',
      },
    },
    {
      name: 'showOnHome',
      type: 'checkbox',
      defaultValue: true,
      label: 'Show on the home page',
      admin: { position: 'sidebar', description: 'Has a card on the home page and at the top of the services page.' },
    },
    {
      name: 'isNew',
      type: 'checkbox',
      defaultValue: false,
      label: 'New',
      admin: { position: 'sidebar', description: 'The card carries a green NEW badge.' },
    },
    {
      name: 'strand',
      type: 'select',
      required: true,
      defaultValue: 'blue',
      options: strands.map(({ value, label }) => ({ value, label })),
      label: 'Strand colour',
      admin: {
        position: 'sidebar',
        description:
          'The colour of its lines and links, from the fiber colour code. A colour of its own tells it apart.',
      },
    },
    {
      name: 'href',
      type: 'text',
      maxLength: 200,
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^\/(?!\/)/.test(value)) || 'An address on this site begins with one /',
      label: 'Card leads to',
      admin: {
        position: 'sidebar',
        description:
          'Empty: to its own section. A page, such as /fiber-installation: the section links there as well. Another section, such as /services#data-center-design: it has no section of its own.',
      },
    },
  ],
  hooks: {
    beforeOperation: [changeOneAtATime],
    beforeChange: [keepFormerSlug],
    afterChange: [giveUpTakenSlug, expirePages, indexService],
    afterDelete: [expirePages, indexService],
  },
}
