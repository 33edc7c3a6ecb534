import Link from 'next/link'
import type { SanitizedConfig } from 'payload'
import { isAdmin, isContentStaff, isSalesStaff, type Person } from '@/access/roles'
import { NavIcon } from '../nav/nav-icon'
import { hasScreen } from '../screens'
import { Panel } from './panel'

type Action = { label: string; note: string; path: string; icon: string; may: (person: Person) => boolean }

const actions: Action[] = [
  { label: 'User Management', note: 'Accounts and roles', path: 'settings?section=users', icon: 'users', may: isAdmin },
  { label: 'Content Editor', note: 'Pages and drafts', path: 'content', icon: 'content', may: isContentStaff },
  { label: 'Server Status', note: 'Load of all servers', path: 'monitoring/servers', icon: 'servers', may: isAdmin },
  { label: 'View Reports', note: 'Figures of a period', path: 'reports', icon: 'reports', may: isSalesStaff },
]

const exists = (config: SanitizedConfig, path: string): boolean => hasScreen(config, path.split('?')[0] ?? '')

/** The ways that are taken most, as far as the person may go. */
export function QuickActions({ config, person }: { config: SanitizedConfig; person: Person }) {
  const open = actions.filter(({ may, path }) => may(person) && exists(config, path))
  if (open.length === 0) return null
  return (
    <Panel title="Quick actions">
      <ul className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        {open.map(({ label, note, path, icon }) => (
          <li key={path} className="bg-surface sm:last:odd:col-span-2 xl:last:odd:col-span-1 2xl:last:odd:col-span-2">
            <Link
              href={`/admin/${path}`}
              prefetch={false}
              className="flex items-center gap-4 p-5 text-ink no-underline -outline-offset-2 hover:bg-sunken"
            >
              <NavIcon name={icon} size={20} className="shrink-0 text-primary" />
              <span>
                <span className="block text-2 font-medium">{label}</span>
                <span className="block text-1 text-ink-muted">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
