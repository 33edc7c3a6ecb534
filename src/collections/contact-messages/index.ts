import type { CollectionConfig } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { nobody, salesStaff } from '@/access/rules'

/** Messages from the contact form, which is the only way in. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact_messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  admin: {
    group: 'Sales',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'createdAt'],
    hidden: ({ user }) => !isSalesStaff(user as Person),
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: salesStaff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'phone', type: 'text', required: true },
    { name: 'company', type: 'text' },
    { name: 'subject', type: 'text', required: true },
    { name: 'message', type: 'textarea', required: true },
  ],
}
