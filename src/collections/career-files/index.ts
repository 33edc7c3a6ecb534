import type { CollectionConfig } from 'payload'
import { admins, nobody } from '@/access/rules'

/**
 * Résumés that came with job applications: personal data, for administrators only. The bytes lie under
 * `DATA_DIR/uploads` by their id. A file whose application was deleted goes with it.
 */
export const CareerFiles: CollectionConfig = {
  slug: 'career_files',
  labels: { singular: 'Résumé', plural: 'Résumés' },
  admin: { hidden: true },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'fileId', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true, admin: { description: 'Bytes.' } },
    { name: 'application', type: 'relationship', relationTo: 'career_applications', index: true },
  ],
}
