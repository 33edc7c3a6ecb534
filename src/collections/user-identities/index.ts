import type { CollectionConfig } from 'payload'
import { nobody } from '@/access/rules'

/**
 * Who a user is at a provider of sign-ins: its issuer and the subject there, which never change, unlike an e-mail address.
 * Written and read by operations only; an identity goes with its user.
 */
export const UserIdentities: CollectionConfig = {
  slug: 'user_identities',
  labels: { singular: 'Connected account', plural: 'Connected accounts' },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  indexes: [{ fields: ['issuer', 'subject'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'provider',
      type: 'text',
      required: true,
      admin: { description: 'By which of our settings it came: sso or google.' },
    },
    { name: 'issuer', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'email', type: 'text', admin: { description: 'As the provider told it then; it decides nothing.' } },
  ],
}
