import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff } from '@/access/rules'
import { expirePages } from '@/lib/server/expire-pages'

/** What customers say, for the carousel of the home page. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: 'Content',
    description: 'What customers say, one at a time on the home page. Print only what somebody has agreed to.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'position'],
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
    { name: 'name', type: 'text', required: true, minLength: 2, maxLength: 120 },
    {
      name: 'title',
      label: 'Position',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'What the person does, such as Director of Technology.' },
    },
    { name: 'company', type: 'text', required: true, maxLength: 160 },
    {
      name: 'content',
      label: 'What was said',
      type: 'textarea',
      required: true,
      minLength: 10,
      maxLength: 1000,
      admin: {
        description:
          'Without quotation marks. Two or three sentences read best; all slides are as high as the longest.',
      },
    },
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      label: 'Portrait',
      admin: { description: 'A square photograph from the library. Without one the initials are shown.' },
    },
    {
      name: 'avatarUrl',
      type: 'text',
      maxLength: 500,
      label: 'Portrait by address',
      admin: { description: 'Only when none is chosen above: a path on this site.' },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
      label: 'Order',
      index: true,
      admin: { position: 'sidebar', description: 'Slides stand in the order of this number, the smallest first.' },
    },
  ],
  hooks: {
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
