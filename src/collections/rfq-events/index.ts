import type { CollectionConfig } from 'payload'
import { nobody, salesStaff } from '@/access/rules'
import { rfqStatuses } from '@/collections/rfq-requests/schema'

const statuses = rfqStatuses.map(({ value, label }) => ({ value, label }))

/** The history of each quote request: who set which status, when. Written by a hook; nobody edits it. */
export const RfqEvents: CollectionConfig = {
  slug: 'rfq_events',
  labels: { singular: 'Status change', plural: 'Status changes' },
  admin: { hidden: true },
  defaultSort: 'createdAt',
  access: { create: nobody, read: salesStaff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'rfq_requests', required: true, index: true },
    { name: 'from', type: 'select', options: statuses },
    { name: 'to', type: 'select', required: true, options: statuses },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'byName', type: 'text', required: true },
  ],
}
