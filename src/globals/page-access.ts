import type { GlobalConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff } from '@/access/rules'
import { expirePages } from '@/lib/server/expire-pages'

/** What all texts of single pages have in common: content staff edits them, and a save shows at the next request. */
export const pageGlobal = ({ slug, label, fields }: Pick<GlobalConfig, 'slug' | 'label' | 'fields'>): GlobalConfig => ({
  slug,
  label,
  fields,
  admin: { group: 'Content', hidden: ({ user }) => !isContentStaff(user as Person) },
  access: { read: contentStaff, update: contentStaff, readVersions: contentStaff },
  versions: { max: 50 },
  hooks: { afterChange: [expirePages] },
})
