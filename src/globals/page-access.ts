import type { GlobalConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff } from '@/access/rules'
import { expirePages } from '@/lib/server/expire-pages'
import { indexGlobal } from '@/search/hooks'

type PageGlobal = Pick<GlobalConfig, 'slug' | 'label' | 'fields'> & {
  /** Tells the editor what is edited here, and what elsewhere. */
  description: string
}

/** What all lists of single pages have in common: content staff edits them, and a save shows at the next request. */
export const pageGlobal = ({ slug, label, fields, description }: PageGlobal): GlobalConfig => ({
  slug,
  label,
  fields,
  admin: { group: 'Content', description, hidden: ({ user }) => !isContentStaff(user as Person) },
  access: { read: contentStaff, update: contentStaff, readVersions: contentStaff },
  versions: { max: 50 },
  hooks: { afterChange: [expirePages, indexGlobal] },
})
