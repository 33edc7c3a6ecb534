import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobody, ownedByCaller } from '@/access/rules'
import { ownerField, ownerFromProject, projectField } from '../client-projects/parts'

/** A day without a time; Payload stores its noon in UTC, so that it is the same day almost everywhere. */
const day = { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } as const

/** The steps of a project. */
export const ProjectMilestones: CollectionConfig = {
  slug: 'project_milestones',
  labels: { singular: 'Project milestone', plural: 'Project milestones' },
  admin: {
    group: 'Portal',
    useAsTitle: 'title',
    defaultColumns: ['title', 'project', 'dueDate', 'doneDate'],
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: 'order',
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
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 0,
      max: 1000,
      admin: { description: 'The lowest comes first.' },
    },
    {
      name: 'dueDate',
      type: 'date',
      admin: { date: day, description: 'When it is planned for; leave it empty if that is open.' },
    },
    {
      name: 'doneDate',
      type: 'date',
      admin: { date: day, description: 'When it was reached. Until then it counts as open.' },
    },
  ],
  hooks: { beforeValidate: [ownerFromProject] },
}
