import type { TextField } from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is lower-case words joined by hyphens. */
export const isSlug = (value: unknown): value is string => typeof value === 'string' && SLUG.test(value)

type Options = {
  /** Whether the site itself uses the slug for something else. */
  isReserved?: (slug: string) => boolean
}

/** A unique slug; `description` tells the editor what it is used for. */
export const slugField = (description: string, { isReserved = () => false }: Options = {}): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 80,
  admin: { position: 'sidebar', description },
  validate: (value: unknown) => {
    if (!isSlug(value)) return 'A slug is lower-case words joined by hyphens, such as fiber-installation'
    return isReserved(value) ? `The site has a screen of its own at /${value}. Please choose another slug` : true
  },
})
