import type { CollectionConfig } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { nobody, nobodyField, ownedByCaller, salesField, salesStaff } from '@/access/rules'
import { recordChanges } from './hooks'
import { budgets, rfqStatuses, serviceTypes, timelines } from './schema'

const options = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }))

/**
 * Requests for a quote. They come in through `POST /api/rfq-requests` only, which writes them field by field. The indexes
 * that the desk needs, its words and its counts are in the migration `rfq_volume`.
 */
export const RfqRequests: CollectionConfig = {
  slug: 'rfq_requests',
  labels: { singular: 'Quote request', plural: 'Quote requests' },
  admin: {
    group: 'Sales',
    useAsTitle: 'company',
    defaultColumns: ['fullName', 'company', 'serviceType', 'status', 'createdAt'],
    hidden: ({ user }) => !isSalesStaff(user as Person),
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: ownedByCaller('user', isSalesStaff),
    update: salesStaff,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    { name: 'fullName', type: 'text', required: true },
    { name: 'company', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'phone', type: 'text', required: true },
    { name: 'serviceType', type: 'select', required: true, options: options(serviceTypes) },
    { name: 'projectDescription', type: 'textarea', required: true },
    { name: 'scopeOfWork', type: 'textarea' },
    { name: 'documentUrls', type: 'text', hasMany: true, admin: { readOnly: true } },
    { name: 'floorPlanUrls', type: 'text', hasMany: true, admin: { readOnly: true } },
    { name: 'timeline', type: 'select', options: options(timelines) },
    { name: 'budget', type: 'select', options: options(budgets) },
    { name: 'newsletter', type: 'checkbox', defaultValue: false },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: options(rfqStatuses),
    },
    { name: 'quoteAmount', type: 'number', min: 0, admin: { description: 'In cents of the site’s currency.' } },
    { name: 'quoteGeneratedAt', type: 'date' },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      // Given by an operation of the desk, and none of the client’s business.
      admin: { hidden: true },
      access: { create: nobodyField, read: salesField, update: nobodyField },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar', readOnly: true, description: 'The client who asked while signed in.' },
    },
  ],
  hooks: { afterChange: [recordChanges] },
}
