import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, ownedByCaller } from '@/access/rules'

/** Projects of clients. A client sees its own. */
export const ClientProjects: CollectionConfig = {
  slug: 'client_projects',
  labels: { singular: 'Client project', plural: 'Client projects' },
  admin: {
    group: 'Portal',
    useAsTitle: 'name',
    defaultColumns: ['name', 'userId', 'status', 'createdAt'],
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
    { name: 'userId', label: 'Client', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    { name: 'description', type: 'textarea', maxLength: 10_000 },
    { name: 'status', type: 'text', required: true, defaultValue: 'active', index: true, maxLength: 40 },
  ],
}
