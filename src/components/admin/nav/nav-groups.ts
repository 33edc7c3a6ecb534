import type { SanitizedConfig } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { isOpenTo } from '../sections'

/** One entry of the sidebar; `icon` names its picture in the browser's part. */
export type NavLink = { href: string; label: string; icon: string }
/** Entries under one heading; the first group has none. */
export type NavGroup = { label: string; links: NavLink[] }

/** In this order, as far as there is something in them. */
const ORDER = ['Sales', 'Content', 'Portal', 'People', 'System']
// The desk under RFQ Requests shows these, and links to each record.
const SHOWN_ELSEWHERE = new Set(['rfq_requests'])

type Entity = { slug: string; label: unknown; admin: { group?: unknown; hidden?: unknown } }

const entitiesOf = (config: SanitizedConfig): (Entity & { path: string })[] => [
  ...config.collections.map(({ slug, labels, admin }) => ({
    slug,
    label: labels.plural,
    admin,
    path: `/admin/collections/${slug}`,
  })),
  ...config.globals.map(({ slug, label, admin }) => ({ slug, label, admin, path: `/admin/globals/${slug}` })),
]

/** What the sidebar offers a person: only screens that exist and that this person may open. */
export function navGroupsFor(config: SanitizedConfig, person: Person): NavGroup[] {
  const main: NavLink[] = [{ href: '/admin', label: 'Dashboard', icon: 'dashboard' }]
  if (isSalesStaff(person)) main.push({ href: '/admin/rfq', label: 'RFQ Requests', icon: 'rfq' })
  const open = entitiesOf(config).filter((entity) => isOpenTo(entity, person) && !SHOWN_ELSEWHERE.has(entity.slug))
  const groups = ORDER.map((label) => ({
    label,
    links: open
      .filter(({ admin }) => admin.group === label)
      .map((entity) => ({
        href: entity.path,
        label: typeof entity.label === 'string' ? entity.label : entity.slug,
        icon: entity.slug,
      })),
  }))
  return [{ label: '', links: main }, ...groups.filter(({ links }) => links.length > 0)]
}
