import type { Field } from 'payload'

/** A line of a page, such as a heading. */
export const headline = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 160,
})

/** A paragraph of a page. */
export const paragraph = (name: string, label: string): Field => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength: 1000,
})

/** A list of short pieces, each with a title and a sentence or two. */
export const pieces = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'array',
  maxRows: 12,
  admin: { description },
  fields: [headline('title', 'Title'), paragraph('text', 'Text')],
})

/** A picture of the library; pages stand without it too. */
export const picture = (name: string, label: string): Field => ({ name, label, type: 'upload', relationTo: 'media' })
