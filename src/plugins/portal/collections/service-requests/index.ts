import type { CollectionConfig, FieldAccess } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { nobody, nobodyField, ownedByCaller, salesStaff } from '@/access/rules'
import { keepTimes, numberIt, tellTheClient, writeStatusEntry } from './hooks'
import { requestPriorities, requestStatuses } from './schema'

const options = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }))

/** What the product keeps itself. */
const kept = { create: nobodyField, update: nobodyField }
const staffOnly: FieldAccess = ({ req }) => isSalesStaff(req.user as Person)

/** Service requests of clients. They come in through `POST /api/client/requests`, which writes them field by field. */
export const ServiceRequests: CollectionConfig = {
  slug: 'service_requests',
  labels: { singular: 'Service request', plural: 'Service requests' },
  admin: {
    group: 'Portal',
    description:
      'What clients ask for. Open one to read and answer it: the client gets a mail of every answer and of every change of status or priority.',
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'clientName', 'priority', 'status', 'lastActivityAt'],
    listSearchableFields: ['number', 'title', 'category', 'clientName'],
    hidden: ({ user }) => !isSalesStaff(user as Person),
  },
  defaultSort: '-lastActivityAt',
  access: {
    create: nobody,
    read: ownedByCaller('owner', isSalesStaff),
    update: salesStaff,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  indexes: [{ fields: ['owner', 'lastActivityAt'] }, { fields: ['owner', 'status'] }],
  fields: [
    {
      name: 'thread',
      type: 'ui',
      admin: { components: { Field: '/plugins/portal/components/requests/thread-field#ThreadField' } },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      access: kept,
      admin: { readOnly: true, description: 'In the client’s words.' },
    },
    {
      name: 'category',
      type: 'text',
      required: true,
      maxLength: 80,
      access: kept,
      admin: { readOnly: true, description: 'The item of the catalogue that was chosen, or the client’s own words.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: options(requestStatuses),
      admin: {
        isClearable: false,
        position: 'sidebar',
        description: 'Saved with the record; the client is told by mail.',
      },
    },
    {
      name: 'priority',
      type: 'select',
      required: true,
      defaultValue: 'normal',
      index: true,
      options: options(requestPriorities),
      admin: {
        isClearable: false,
        position: 'sidebar',
        description: 'How soon it matters. The client is told of a change.',
      },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      filterOptions: { role: { in: ['admin', 'sales'] } },
      access: { read: staffOnly },
      admin: { position: 'sidebar', description: 'Who looks after it. The client does not see this.' },
    },
    {
      name: 'number',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: kept,
      admin: { position: 'sidebar', readOnly: true, description: 'In the subject of every mail about it.' },
    },
    {
      name: 'owner',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      access: kept,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The account that asked, and that alone sees it in the portal. Administrators can open it.',
      },
    },
    {
      name: 'clientName',
      label: 'Client',
      type: 'text',
      required: true,
      access: kept,
      admin: { position: 'sidebar', readOnly: true, description: 'Who asked, and of which company, at that time.' },
    },
    {
      name: 'catalogueItem',
      type: 'relationship',
      relationTo: 'service_catalogue',
      access: kept,
      admin: { position: 'sidebar', readOnly: true, description: 'Empty when the client used its own words.' },
    },
    {
      name: 'lastActivityAt',
      label: 'Last activity',
      type: 'date',
      required: true,
      index: true,
      access: kept,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The last answer or change that the client saw. Notes among colleagues do not count.',
      },
    },
    {
      name: 'settledAt',
      label: 'Settled',
      type: 'date',
      access: kept,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'When it was resolved or closed. The client may reopen it for 30 days from then.',
      },
    },
  ],
  hooks: { beforeValidate: [numberIt], beforeChange: [keepTimes], afterChange: [writeStatusEntry, tellTheClient] },
}
