import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/access/roles'
import { admins, nobody, ownedByCaller } from '@/access/rules'
import { ownerField, ownerFromProject, projectField } from '../client-projects/parts'

/** What client and staff write to each other about a project. It comes in through the call for it only. */
export const ProjectComments: CollectionConfig = {
  slug: 'project_comments',
  labels: { singular: 'Project comment', plural: 'Project comments' },
  admin: { hidden: true },
  defaultSort: 'createdAt',
  access: {
    create: nobody,
    read: ownedByCaller('owner', isAdmin),
    update: nobody,
    delete: admins,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    projectField,
    ownerField,
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'isStaff', type: 'checkbox', required: true, defaultValue: false },
  ],
  hooks: { beforeValidate: [ownerFromProject] },
}
