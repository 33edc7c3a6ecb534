import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, adminsField, nobodyField } from '@/access/rules'
import { configProblems } from './schema'

/**
 * Panels of the Backstage platform card. Their configuration may hold secrets, so nobody reads it, and it is changed by the
 * documented call alone, which keeps the secrets that it does not bring.
 */
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
      // It has a screen of its own.
      admin: { hidden: true },
      access: { create: adminsField, read: nobodyField, update: nobodyField },
      validate: (value: unknown, { data }: { data: { name?: string } }) =>
        configProblems(data.name ?? '', value)[0]?.message ?? true,
    },
  ],
}
