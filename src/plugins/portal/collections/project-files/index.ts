import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/access/roles'
import { nobody, ownedByCaller } from '@/access/rules'
import { ownerField, ownerFromProject, projectField } from '../client-projects/parts'

/**
 * Files of projects. The bytes lie under `DATA_DIR/uploads` by their id; they are written and read only by the
 * operations beside this file. A file without a project is one whose project was deleted, or that was taken back.
 */
export const ProjectFiles: CollectionConfig = {
  slug: 'project_files',
  labels: { singular: 'Project file', plural: 'Project files' },
  admin: { hidden: true },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: ownedByCaller('owner', isAdmin),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    // Both are empty once the project or the account is gone, until the file itself is.
    { ...projectField, required: false },
    { ...ownerField, required: false },
    { name: 'fileId', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true, admin: { description: 'Bytes.' } },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'uploaderName', type: 'text', required: true },
  ],
  hooks: { beforeValidate: [ownerFromProject] },
}
