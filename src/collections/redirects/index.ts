import type { CollectionConfig, FieldHook } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff, nobody, nobodyField } from '@/access/rules'
import { env } from '@/env'
import { expirePages } from '@/lib/server/expire-pages'
import { changeOneAtATime, fitsTheOthers } from './hooks'
import { canonicalPath, canonicalTarget, pathOfTarget, problemOfFrom, problemOfTarget } from './paths'

const inForm =
  (form: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? form(value) : value

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Addresses that have moved for good. A visitor of the one is sent to the other; so is a search engine. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Content',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isAutomatic', 'updatedAt'],
    description:
      'Old addresses that lead to new ones for good. A page whose slug is changed leaves its own here when it is published.',
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
  defaultSort: 'from',
  access: {
    create: contentStaff,
    read: contentStaff,
    update: contentStaff,
    delete: contentStaff,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description:
          'The old path on this site, such as /old-page. Capitals and a slash at the end make no difference.',
      },
      hooks: { beforeValidate: [inForm(canonicalPath)] },
      validate: (value: unknown) =>
        isText(value) ? (problemOfFrom(canonicalPath(value)) ?? true) : 'Please enter the old address',
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      admin: {
        description: 'A path on this site, such as /about#team, or a whole address that begins with https://.',
      },
      hooks: { beforeValidate: [inForm(canonicalTarget)] },
      validate: (value: unknown, { siblingData }: { siblingData: { from?: unknown } }) => {
        if (!isText(value)) return 'Please enter where it leads'
        const to = canonicalTarget(value)
        if (isText(siblingData.from) && pathOfTarget(to) === canonicalPath(siblingData.from))
          return 'An address cannot redirect to itself'
        return problemOfTarget(to, env.SITE_URL) ?? true
      },
    },
    {
      name: 'isAutomatic',
      label: 'Automatic',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, description: 'Made when a page’s slug was changed.' },
    },
  ],
  hooks: {
    beforeOperation: [changeOneAtATime],
    beforeChange: [fitsTheOthers],
    afterChange: [expirePages],
    afterDelete: [expirePages],
  },
}
