import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobody, ownedByCaller } from '@/access/rules'
import { serviceStatuses } from './schema'

const statuses = serviceStatuses.map(({ value, label }) => ({ value, label }))

/** Services that clients have under contract. A client sees its own. */
export const ClientServices: CollectionConfig = {
  slug: 'client_services',
  labels: { singular: 'Client service', plural: 'Client services' },
  admin: {
    group: 'Portal',
    description: 'What each client has under contract, and how it is doing. The client sees it under Services.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'owner', 'status', 'updatedAt'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: 'name',
  access: {
    create: admins,
    read: ownedByCaller('owner', isAdmin),
    update: admins,
    delete: admins,
    readVersions: nobody,
    unlock: nobody,
  },
  indexes: [{ fields: ['owner', 'name'] }],
  fields: [
    {
      name: 'owner',
      label: 'Client',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { description: 'Who sees this service in the portal.' },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'As the contract calls it, such as Managed WiFi, Lenexa warehouse.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'What it covers, in a sentence or two.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'healthy',
      index: true,
      options: statuses,
      admin: { description: 'A change is on the client’s screen at once, with the time of the change.' },
    },
    {
      name: 'since',
      type: 'date',
      required: true,
      admin: { description: 'The first day under contract.', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'contractHours',
      label: 'Hours of the contract',
      type: 'text',
      maxLength: 160,
      admin: { description: 'When somebody is there for it, such as Mon-Fri, 7:00 AM-7:00 PM, or 24/7.' },
    },
  ],
}
