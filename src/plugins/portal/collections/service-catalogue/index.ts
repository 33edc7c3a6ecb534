import type { CollectionConfig } from 'payload'
import { isStaff, type Person } from '@/access/roles'
import { nobody } from '@/access/rules'

const staff = ({ req }: { req: { user?: unknown } }): boolean => isStaff(req.user as Person)

/** What clients may ask for by a click. All of the staff keeps it; clients read it through the operation beside this file. */
export const ServiceCatalogue: CollectionConfig = {
  slug: 'service_catalogue',
  labels: { singular: 'Catalogue item', plural: 'Service catalogue' },
  admin: {
    group: 'Portal',
    description:
      'What a client can choose from when it makes a service request. Free words are always possible as well.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'expectedAnswer', 'position', 'isOffered'],
    hidden: ({ user }) => !isStaff(user as Person),
  },
  defaultSort: 'position',
  access: { create: staff, read: staff, update: staff, delete: staff, readVersions: nobody, unlock: nobody },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      admin: { description: 'What is asked for, such as New user or access. It becomes the category of the request.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'What is included, and what we need to know, in a sentence or two.' },
    },
    {
      name: 'expectedAnswer',
      label: 'Expected answer time',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'When the client hears from us first, such as Within 4 business hours.' },
    },
    {
      name: 'position',
      label: 'Order',
      type: 'number',
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
      index: true,
      admin: { position: 'sidebar', description: 'Items stand in the order of this number, the smallest first.' },
    },
    {
      name: 'isOffered',
      label: 'Offered',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Untick it to take the item out of the portal; requests made by it stay.',
      },
    },
  ],
}
