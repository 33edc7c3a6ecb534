import type { CollectionConfig, Field } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, ownedByCaller } from '@/access/rules'

/** The client whom a record of the portal belongs to. */
export const clientField: Field = {
  name: 'user',
  label: 'Client',
  type: 'relationship',
  relationTo: 'users',
  required: true,
  index: true,
  admin: { description: 'The client who sees this in the portal. Nobody else does, but administrators.' },
}

/** A client reads its own records; administrators keep them. */
export const clientAccess: CollectionConfig['access'] = {
  create: admins,
  read: ownedByCaller('user', isAdmin),
  update: admins,
  delete: admins,
  readVersions: admins,
  unlock: () => false,
}

/** Where the panel has such records: administrators only. */
export const clientRecords = {
  group: 'Portal',
  hidden: ({ user }: { user: unknown }) => !isAdmin(user as Person),
} satisfies CollectionConfig['admin']
