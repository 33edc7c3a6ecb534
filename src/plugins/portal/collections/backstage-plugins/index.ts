import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins } from '@/access/rules'

/** Panels of the Backstage platform card. Their configuration may hold secrets: administrators only. */
export const BackstagePlugins: CollectionConfig = {
  slug: 'backstage_plugins',
  labels: { singular: 'Backstage plugin', plural: 'Backstage plugins' },
  admin: {
    group: 'Portal',
    useAsTitle: 'name',
    defaultColumns: ['name', 'enabled', 'updatedAt'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  access: {
    create: admins,
    read: admins,
    update: admins,
    delete: admins,
    readVersions: admins,
    unlock: () => false,
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true, maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    { name: 'enabled', type: 'checkbox', required: true, defaultValue: true },
    {
      name: 'config',
      type: 'json',
      required: true,
      defaultValue: {},
      admin: { components: { Field: '/components/admin/fields/json-field#JsonField' } },
      validate: (value: unknown) =>
        (typeof value === 'object' && value !== null && !Array.isArray(value)) || 'The configuration is a JSON object',
    },
  ],
}
