import type { CollectionConfig } from 'payload'
import { isSalesStaff } from '@/access/roles'
import { nobody, ownedByCaller } from '@/access/rules'
import { requestStatuses } from '../service-requests/schema'
import { unlessInternal } from './rules'

const statuses = requestStatuses.map(({ value, label }) => ({ value, label }))

/**
 * The threads of the service requests: what was written, and each change of status. `owner` is the owner of the request,
 * so that one predicate scopes them. A note among colleagues is never the owner's to see.
 */
export const ServiceRequestMessages: CollectionConfig = {
  slug: 'service_request_messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: { hidden: true },
  defaultSort: 'createdAt',
  access: {
    create: nobody,
    read: unlessInternal(ownedByCaller('owner', isSalesStaff)),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'service_requests', required: true, index: true },
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'message',
      options: [
        { value: 'message', label: 'Message' },
        { value: 'status', label: 'Change of status' },
      ],
    },
    {
      name: 'side',
      type: 'select',
      required: true,
      options: [
        { value: 'client', label: 'Client' },
        { value: 'staff', label: 'Staff' },
      ],
    },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'from', type: 'select', options: statuses },
    { name: 'to', type: 'select', options: statuses },
    { name: 'isInternal', type: 'checkbox', defaultValue: false, required: true, index: true },
  ],
}
