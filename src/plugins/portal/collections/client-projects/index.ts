import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, ownedByCaller } from '@/access/rules'
import { dropParts, passOnParts, tellOfStatus } from './hooks'

/** Projects of clients. A client sees its own. */
export const ClientProjects: CollectionConfig = {
  slug: 'client_projects',
  labels: { singular: 'Client project', plural: 'Client projects' },
  admin: {
    group: 'Portal',
    useAsTitle: 'name',
    defaultColumns: ['name', 'userId', 'status', 'createdAt'],
    listSearchableFields: ['name', 'description'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-createdAt',
  access: {
    create: admins,
    read: ownedByCaller('userId', isAdmin),
    update: admins,
    delete: admins,
    readVersions: admins,
    unlock: () => false,
  },
  indexes: [{ fields: ['userId', 'createdAt'] }],
  fields: [
    {
      name: 'userId',
      label: 'Client',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: {
        allowCreate: false,
        description: 'Who sees this project in the portal, with everything below.',
      },
    },
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 10_000,
      admin: { description: 'The client reads this at the top of the project.' },
    },
    {
      name: 'status',
      type: 'text',
      required: true,
      defaultValue: 'active',
      index: true,
      maxLength: 40,
      admin: {
        description:
          'Active is shown in green, completed in blue, everything else in yellow. A change is mailed to the client.',
        components: { Field: '/plugins/portal/collections/client-projects/panel/status-field#StatusField' },
      },
    },
    {
      name: 'milestones',
      type: 'join',
      collection: 'project_milestones',
      on: 'project',
      defaultSort: 'order',
      defaultLimit: 50,
      admin: {
        defaultColumns: ['order', 'title', 'dueDate', 'doneDate'],
        description: 'The steps of the project, in their order. One is reached when it has a done date.',
      },
    },
    {
      name: 'updates',
      type: 'join',
      collection: 'project_updates',
      on: 'project',
      defaultSort: '-date',
      defaultLimit: 20,
      admin: {
        defaultColumns: ['title', 'date', 'authorName'],
        description: 'The timeline that the client sees. A new entry is mailed to the client.',
      },
    },
    {
      name: 'billRest',
      type: 'ui',
      admin: { components: { Field: '/plugins/portal/collections/client-projects/panel/bill-rest#BillRest' } },
    },
    {
      name: 'conversation',
      type: 'ui',
      admin: {
        components: { Field: '/plugins/portal/collections/client-projects/panel/conversation#Conversation' },
      },
    },
  ],
  hooks: { afterChange: [passOnParts, tellOfStatus], beforeDelete: [dropParts] },
}
