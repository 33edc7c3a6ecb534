/** Remembers the width of the portal's sidebar; a cookie, because the server draws it. */
export const PORTAL_COOKIE = 'patchbay-portal-sidebar'

/** An entry of the sidebar; `icon` names its picture. */
export type PortalEntry = { href: string; label: string; icon: string }
/** Entries that open together. */
export type PortalGroup = { label: string; icon: string; base: string; entries: PortalEntry[] }

/** The sidebar of the portal, in its order. */
export const portalNav: (PortalEntry | PortalGroup)[] = [
  { href: '/portal', label: 'Dashboard', icon: 'dashboard' },
  { href: '/portal/projects', label: 'Projects', icon: 'projects' },
  {
    label: 'Services',
    icon: 'services',
    base: '/portal/services',
    entries: [
      { href: '/portal/services', label: 'All Services', icon: 'services' },
      { href: '/portal/services/requests', label: 'Service Requests', icon: 'requests' },
    ],
  },
  {
    label: 'Monitoring',
    icon: 'monitoring',
    base: '/portal/monitoring',
    entries: [
      { href: '/portal/monitoring', label: 'Overview', icon: 'monitoring' },
      { href: '/portal/monitoring/servers', label: 'Servers', icon: 'servers' },
    ],
  },
  { href: '/portal/billing', label: 'Billing', icon: 'billing' },
  { href: '/portal/settings', label: 'Settings', icon: 'settings' },
  { href: '/portal/help', label: 'Help & Support', icon: 'help' },
]

const hrefs = portalNav.flatMap((one) => ('entries' in one ? one.entries : [one])).map(({ href }) => href)

/** The entry that a path belongs to: the longest one that it lies in. The dashboard is no parent of the others. */
export function currentHref(path: string): string | undefined {
  const fitting = hrefs.filter((href) => path === href || (href !== '/portal' && path.startsWith(`${href}/`)))
  return fitting.sort((a, b) => b.length - a.length)[0]
}

/** Whether a group is open by itself at a path. */
export const isOpenAt = (group: PortalGroup, path: string): boolean => path.startsWith(group.base)
