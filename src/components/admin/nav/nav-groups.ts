import type { SanitizedConfig } from 'payload'
import type { Person } from '@/access/roles'
import { hasScreen, ownScreens } from '../screens'
import { isOpenTo } from '../sections'

/** One entry of the sidebar; `icon` names its picture in the browser's part. */
export type NavLink = { href: string; label: string; icon: string }
/** Entries under one heading, in the order of the sidebar; our own screens have none, but for Monitoring. */
export type NavGroup = { label: string; links: NavLink[] }

/** In this order, as far as there is something in them. */
const ORDER = ['Sales', 'Content', 'Portal', 'People', 'System']
// Our own screens, and each project, show these and link to each record where there is more to it.
const SHOWN_ELSEWHERE = new Set([
  'rfq_requests',
  'content_pages',
  'project_updates',
  'project_milestones',
  'backstage_plugins',
  'alerts',
])

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

/** Our own screens: runs of entries as they follow each other, a heading where they have one. */
function ownGroupsFor(config: SanitizedConfig, person: Person): NavGroup[] {
  const groups: NavGroup[] = []
  for (const { path, label, icon, may, group = '', isUnlisted } of ownScreens) {
    if (isUnlisted || !may(person) || !hasScreen(config, path)) continue
    if (groups.at(-1)?.label !== group) groups.push({ label: group, links: [] })
    groups.at(-1)?.links.push({ href: path ? `/admin/${path}` : '/admin', label, icon })
  }
  return groups
}

/** What the sidebar offers a person: only screens that exist and that this person may open. */
export function navGroupsFor(config: SanitizedConfig, person: Person): NavGroup[] {
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
  return [...ownGroupsFor(config, person), ...groups.filter(({ links }) => links.length > 0)]
}
