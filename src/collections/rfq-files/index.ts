import type { CollectionConfig } from 'payload'
import { nobody, salesStaff } from '@/access/rules'
import { fileKinds } from './schema'

/**
 * Files that came with quote requests. The bytes lie under `DATA_DIR/uploads` by their id; they are written and
 * read only by the operations beside this file. A file without a request is an upload that was never sent; it is removed after a day.
 */
export const RfqFiles: CollectionConfig = {
  slug: 'rfq_files',
  labels: { singular: 'Uploaded file', plural: 'Uploaded files' },
  admin: { hidden: true },
  access: { create: nobody, read: salesStaff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  fields: [
    { name: 'fileId', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true, admin: { description: 'Bytes.' } },
    { name: 'kind', type: 'select', required: true, options: fileKinds.map(({ value, label }) => ({ value, label })) },
    { name: 'request', type: 'relationship', relationTo: 'rfq_requests', index: true },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users', index: true },
  ],
}
