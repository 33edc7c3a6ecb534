import type { CollectionConfig } from 'payload'
import { isStaff, type Person } from '@/access/roles'
import { admins, nobody, staff } from '@/access/rules'

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Planned interruptions of services. Every member of staff sees them; administrators plan them. */
export const MaintenanceWindows: CollectionConfig = {
  slug: 'maintenance_windows',
  labels: { singular: 'Maintenance window', plural: 'Maintenance windows' },
  admin: {
    group: 'System',
    useAsTitle: 'title',
    defaultColumns: ['title', 'startsAt', 'endsAt', 'affected', 'isCancelled'],
    description: 'Work that interrupts a service. What is planned or under way stands on the dashboard.',
    hidden: ({ user }) => !isStaff(user as Person),
  },
  defaultSort: '-startsAt',
  access: { create: admins, read: staff, update: admins, delete: admins, readVersions: nobody, unlock: nobody },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      minLength: 2,
      maxLength: 160,
      admin: { description: 'What is done, in a few words: Firmware of the core switches.' },
    },
    {
      name: 'affected',
      label: 'What is affected',
      type: 'text',
      required: true,
      maxLength: 240,
      admin: { description: 'The services or places that people will miss meanwhile.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          label: 'Begins',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'endsAt',
          label: 'Ends',
          type: 'date',
          required: true,
          index: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            const { startsAt } = siblingData as { startsAt?: unknown }
            if (!isMoment(value)) return 'Please choose when it ends'
            return !isMoment(startsAt) || Date.parse(value) > Date.parse(startsAt) || 'It has to end after it begins'
          },
        },
      ],
    },
    {
      name: 'description',
      label: 'What is done',
      type: 'textarea',
      maxLength: 4000,
      admin: { description: 'The steps, who does them, and the way back when something goes wrong.' },
    },
    {
      name: 'isCancelled',
      label: 'Cancelled',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'It does not take place. The record stays.' },
    },
  ],
}
