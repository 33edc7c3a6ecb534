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
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'company', type: 'text', required: true, maxLength: 160 },
    { name: 'content', type: 'textarea', required: true, maxLength: 1000 },
    {
      name: 'avatar',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'A portrait. Without one the initials are shown.' },
    },
    {
      name: 'avatarUrl',
      type: 'text',
      maxLength: 500,
      admin: { description: 'Address of a portrait, when none is chosen above.' },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
  hooks: {
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
