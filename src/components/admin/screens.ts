import { isAdmin, isContentStaff, isSalesStaff, isStaff, type Person } from '@/access/roles'

/** Whether a person may open something. */
export type MayOpen = (person: Person) => boolean

/** A screen of the panel that is ours. `path` is its address after `/admin/`; `icon` names its picture. */
export type OwnScreen = { path: string; label: string; icon: string; may: MayOpen; group?: string; isUnlisted?: true }

/** Our screens of the panel, in the order of the sidebar. Which of them exist is settled by the config's views. */
export const ownScreens: OwnScreen[] = [
  { path: '', label: 'Dashboard', icon: 'dashboard', may: isStaff },
  { path: 'rfq', label: 'RFQ Requests', icon: 'rfq', may: isSalesStaff },
  { path: 'rfq/quote', label: 'Quote', icon: 'quotes', may: isSalesStaff, isUnlisted: true },
  { path: 'content', label: 'Content Management', icon: 'content', may: isContentStaff },
  { path: 'plugins', label: 'Backstage Plugins', icon: 'backstage_plugins', may: isAdmin },
  { path: 'monitoring/overview', label: 'Overview', icon: 'overview', may: isAdmin, group: 'Monitoring' },
  { path: 'monitoring/servers', label: 'Servers', icon: 'servers', may: isAdmin, group: 'Monitoring' },
  { path: 'monitoring/alerts', label: 'Alerts', icon: 'alerts', may: isAdmin, group: 'Monitoring' },
  { path: 'settings', label: 'Settings', icon: 'settings', may: isAdmin },
  { path: 'reports', label: 'Reports', icon: 'reports', may: isSalesStaff, isUnlisted: true },
  { path: 'audit', label: 'Audit Trail', icon: 'audit', may: isAdmin, isUnlisted: true },
  { path: 'account', label: 'Account', icon: 'users', may: isStaff, isUnlisted: true },
]

type ViewsConfig = { admin: { components?: { views?: Record<string, { path?: string } | undefined> } } }

const BUILT_IN = new Set(['', 'account'])

/** Whether the panel has a screen at this address: Payload's own two, and what the config's views add. */
export function hasScreen(config: ViewsConfig, path: string): boolean {
  if (BUILT_IN.has(path)) return true
  return Object.values(config.admin.components?.views ?? {}).some((view) => view?.path === `/${path}`)
}
