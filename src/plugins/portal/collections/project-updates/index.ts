import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobody, nobodyField, ownedByCaller } from '@/access/rules'
import { ownerField, ownerFromProject, projectField } from '../client-projects/parts'
import { signedByCaller, tellTheOwner } from './hooks'

/** The timeline of a project: what has happened, in the words of the team. */
export const ProjectUpdates: CollectionConfig = {
  slug: 'project_updates',
  labels: { singular: 'Project update', plural: 'Project updates' },
  admin: {
    group: 'Portal',
    useAsTitle: 'title',
    defaultColumns: ['title', 'project', 'date', 'authorName'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-date',
  access: {
    create: admins,
    read: ownedByCaller('owner', isAdmin),
    update: admins,
    delete: admins,
    readVersions: admins,
    unlock: nobody,
  },
  fields: [
    projectField,
    ownerField,
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'text', type: 'textarea', maxLength: 10_000, admin: { description: 'More about it, if there is more.' } },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'MMM d, yyyy' },
        description: 'When it happened.',
      },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'authorName',
      label: 'Written by',
      type: 'text',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, description: 'The client sees this name.' },
    },
  ],
  hooks: { beforeValidate: [ownerFromProject, signedByCaller], afterChange: [tellTheOwner] },
}
