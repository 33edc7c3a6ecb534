import type { CollectionConfig } from 'payload'
import { nobody, salesStaff } from '@/access/rules'
import { rfqStatuses } from '@/collections/rfq-requests/schema'

const statuses = rfqStatuses.map(({ value, label }) => ({ value, label }))

/**
 * The history of each quote request: who set which status or gave it to whom, when. Written by a hook; nobody edits it.
 * A change of status has `from` and `to`, an assignment `fromName` and `toName`: names, so that they outlive the accounts.
 */
export const RfqEvents: CollectionConfig = {
  slug: 'rfq_events',
  labels: { singular: 'Change of a request', plural: 'Changes of requests' },
  admin: { hidden: true },
  defaultSort: 'createdAt',
  access: { create: nobody, read: salesStaff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'rfq_requests', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'status',
      options: [
        { value: 'status', label: 'Status' },
        { value: 'assignment', label: 'Assignment' },
      ],
    },
    { name: 'from', type: 'select', options: statuses },
    { name: 'to', type: 'select', options: statuses },
    { name: 'fromName', type: 'text' },
    { name: 'toName', type: 'text' },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'byName', type: 'text', required: true },
  ],
}
