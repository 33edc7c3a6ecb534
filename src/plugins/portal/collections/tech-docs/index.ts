import type { CollectionConfig } from 'payload'
import { slugify } from '@/lib/shared/slugify'
import { clientAccess, clientField, clientRecords } from '../../client-owned'

/** A document about a client's own installation. */
export const TechDocs: CollectionConfig = {
  slug: 'tech_docs',
  labels: { singular: 'Tech document', plural: 'TechDocs' },
  admin: { ...clientRecords, useAsTitle: 'title', defaultColumns: ['title', 'user', 'path', 'updatedAt'] },
  defaultSort: 'title',
  access: clientAccess,
  indexes: [{ fields: ['user', 'path'], unique: true }],
  fields: [
    clientField,
    { name: 'title', type: 'text', required: true, maxLength: 160, admin: { description: 'What it is about.' } },
    {
      name: 'description',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'When somebody reads it, in a sentence.' },
    },
    {
      name: 'path',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Its place on the documentation page, after the #: “restore-a-file”.' },
      validate: (value: unknown) =>
        (typeof value === 'string' && value !== '' && slugify(value) === value) ||
        'A path has lower-case words joined by hyphens',
    },
    {
      name: 'body',
      label: 'Text',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      admin: { description: 'Paragraphs, with an empty line between them.', rows: 16 },
    },
  ],
}
