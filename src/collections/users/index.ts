import type { CollectionConfig } from 'payload'
import { isAdmin, isStaff, roles, type Person } from '@/access/roles'
import { admins, adminsField, nobodyField, ownedByCaller } from '@/access/rules'
import { env } from '@/env'
import { lowerCase } from '@/fields/lower-case'
import { keepLastAdmin, spareLastAdmin } from './last-admin'
import { sessionStrategy } from './session-strategy'
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_SECONDS } from './schema'

/** People who can sign in: clients and staff. A client sees its own record and nothing else. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'username', 'email', 'role', 'company'],
    group: 'People',
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  auth: {
    loginWithUsername: { allowEmailLogin: true, requireEmail: true },
    strategies: [sessionStrategy],
    useSessions: true,
    removeTokenFromResponses: true,
    tokenExpiration: SESSION_SECONDS.remembered,
    // Guessing is limited by address and by account in the sign-in endpoint: a stranger must not be able to lock anybody out.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => isStaff(req.user as Person),
    create: admins,
    read: ownedByCaller('id', isAdmin),
    update: admins,
    delete: admins,
    unlock: admins,
    readVersions: admins,
  },
  fields: [
    {
      name: 'username',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [lowerCase] },
      admin: { description: '3–32 characters of a–z, 0–9, dot, underscore and hyphen.' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9._-]{3,32}$/.test(value)) ||
        'A username has 3–32 characters of a–z, 0–9, dot, underscore and hyphen',
    },
    { name: 'fullName', type: 'text', required: true, minLength: 2, maxLength: 120 },
    { name: 'company', type: 'text', maxLength: 160 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'client',
      index: true,
      saveToJWT: true,
      options: roles.map(({ value, label }) => ({ value, label })),
      access: { create: adminsField, update: adminsField },
    },
    {
      name: 'twoFactorEnabled',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: {
        readOnly: true,
        description:
          'Each person turns this on in the settings of the portal. The secret behind it is not in this record.',
      },
    },
  ],
  hooks: {
    beforeChange: [keepLastAdmin],
    beforeDelete: [spareLastAdmin],
    beforeValidate: [
      ({ data }) => {
        const password: unknown = data?.password
        if (typeof password === 'string' && (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX))
          throw new Error(`A password has ${PASSWORD_MIN}–${PASSWORD_MAX} characters`)
        return data
      },
    ],
  },
}
