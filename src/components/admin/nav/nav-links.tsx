'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { itemClass, NavHint } from './nav-item'
import type { NavGroup, NavLink } from './nav-groups'
import { NavIcon } from './nav-icon'

const isCurrent = (path: string, href: string): boolean =>
  href === '/admin' ? path === href : path === href || path.startsWith(`${href}/`)

function Entry({ link, isCollapsed }: { link: NavLink; isCollapsed: boolean }) {
  const current = isCurrent(usePathname(), link.href)
  return (
    <NavHint label={link.label} isShown={isCollapsed}>
      <Link
        href={link.href}
        prefetch={false}
        aria-current={current ? 'page' : undefined}
        className={itemClass(isCollapsed)}
      >
        <NavIcon name={link.icon} className="shrink-0" />
        <span className={isCollapsed ? 'sr-only' : 'truncate'}>{link.label}</span>
      </Link>
    </NavHint>
  )
}

/** The entries of the sidebar in their groups. */
export function NavLinks({ groups, isCollapsed }: { groups: NavGroup[]; isCollapsed: boolean }) {
  return (
    <nav aria-label="Administration" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      {groups.map(({ label, links }) => (
        <div key={label} className="not-first:mt-4">
          {label && (
            <p className={isCollapsed ? 'mx-2 mb-2 border-t border-line' : 'mb-1 px-3 font-mono text-1 text-ink-muted'}>
              <span className={isCollapsed ? 'sr-only' : undefined}>{label}</span>
            </p>
          )}
          <ul aria-label={label || undefined} className="grid gap-0.5">
            {links.map((link) => (
              <li key={link.href}>
                <Entry link={link} isCollapsed={isCollapsed} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
