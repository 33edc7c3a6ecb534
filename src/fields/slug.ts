import type { TextField } from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is lower-case words joined by hyphens. */
export const isSlug = (value: unknown): value is string => typeof value === 'string' && SLUG.test(value)

/** A unique slug; `description` tells the editor what it is used for. */
export const slugField = (description: string): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 80,
  admin: { position: 'sidebar', description },
  validate: (value: unknown) =>
    isSlug(value) || 'A slug is lower-case words joined by hyphens, such as fiber-installation',
})
