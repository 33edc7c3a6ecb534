import type { Field } from 'payload'
import { rowsNamedBy } from './row-label'

/** A line of a page, such as a heading. */
export const headline = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 160,
  admin: { description },
})

/** A paragraph of a page. */
export const paragraph = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength: 1000,
  admin: { description },
})

/** A list of short pieces, each with a title and a sentence or two. */
export const pieces = (name: string, label: string, singular: string, description: string): Field => ({
  name,
  label,
  type: 'array',
  labels: { singular, plural: label },
  maxRows: 12,
  admin: { description, initCollapsed: true, components: rowsNamedBy('title') },
  fields: [headline('title', 'Title', 'A few words.'), paragraph('text', 'Text', 'A sentence or two.')],
})

/** Questions with their answers. */
export const questions = (description: string): Field => ({
  name: 'faq',
  label: 'Questions',
  type: 'array',
  labels: { singular: 'Question', plural: 'Questions' },
  maxRows: 12,
  admin: { description, initCollapsed: true, components: rowsNamedBy('question') },
  fields: [headline('question', 'Question'), paragraph('answer', 'Answer', 'Plain text; two or three sentences.')],
})

/** A picture of the library; pages stand without it too. */
export const picture = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
})
