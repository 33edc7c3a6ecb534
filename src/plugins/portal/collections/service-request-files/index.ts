import type { CollectionConfig } from 'payload'
import { isSalesStaff } from '@/access/roles'
import { nobody, ownedByCaller } from '@/access/rules'
import { unlessInternal } from '../service-request-messages/rules'

/**
 * Files in the threads of service requests. The bytes lie under `DATA_DIR/uploads` by their id; they are written and read
 * only by the operations beside this file. Who may read the message may read its files.
 */
export const ServiceRequestFiles: CollectionConfig = {
  slug: 'service_request_files',
  labels: { singular: 'Attachment', plural: 'Attachments' },
  admin: { hidden: true },
  access: {
    create: nobody,
    read: unlessInternal(ownedByCaller('owner', isSalesStaff)),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    { name: 'fileId', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true, admin: { description: 'Bytes.' } },
    { name: 'request', type: 'relationship', relationTo: 'service_requests', required: true, index: true },
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'service_request_messages',
      required: true,
      index: true,
    },
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'isInternal', type: 'checkbox', defaultValue: false, required: true },
  ],
}
