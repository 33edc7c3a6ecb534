import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, ownedByCaller } from '@/access/rules'
import { day } from '@/fields/day'
import { MAX_MINUTES } from './schema'

/** Hours that were worked for clients, as they see them under Billing. */
export const HoursEntries: CollectionConfig = {
  slug: 'hours_entries',
  labels: { singular: 'Hours entry', plural: 'Hours' },
  admin: {
    group: 'Portal',
    useAsTitle: 'what',
    defaultColumns: ['date', 'client', 'what', 'minutes', 'billable'],
    description: 'Work for a client. The client sees each entry at once.',
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-date',
  access: {
    create: admins,
    read: ownedByCaller('client', isAdmin),
    update: admins,
    delete: admins,
    readVersions: admins,
    unlock: () => false,
  },
  indexes: [{ fields: ['client', 'date'] }],
  fields: [
    {
      name: 'client',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { description: 'For whom it was done.' },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'client_projects',
      index: true,
      filterOptions: ({ data }) => ({ userId: { equals: data?.client ?? 0 } }),
      admin: { description: 'One of the client’s projects, if it belongs to one.' },
    },
    day('date', { label: 'Date', description: 'The day of the work.', isRequired: true }),
    {
      name: 'minutes',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_MINUTES,
      admin: { description: 'How long it took, in minutes: 90 is an hour and a half.', step: 1 },
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_MINUTES) ||
        `A whole number of minutes from 1 to ${MAX_MINUTES}`,
    },
    {
      name: 'what',
      label: 'Work',
      type: 'text',
      required: true,
      maxLength: 240,
      admin: { description: 'What was done, as the client reads it.' },
    },
    {
      name: 'billable',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { description: 'Not ticked: the hours are included in a contract.' },
    },
  ],
}
