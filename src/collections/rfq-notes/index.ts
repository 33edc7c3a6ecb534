import type { CollectionConfig } from 'payload'
import { nobody, salesStaff } from '@/access/rules'

/** What sales staff note about a quote request among themselves. Written by the desk; nobody edits it afterwards. */
export const RfqNotes: CollectionConfig = {
  slug: 'rfq_notes',
  labels: { singular: 'Internal note', plural: 'Internal notes' },
  admin: { hidden: true },
  defaultSort: 'createdAt',
  access: { create: nobody, read: salesStaff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'rfq_requests', required: true, index: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'byName', type: 'text', required: true },
  ],
}
