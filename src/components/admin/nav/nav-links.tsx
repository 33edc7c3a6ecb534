'use client'

import { useState } from 'react'
import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { itemClass, NavHint } from './nav-item'
import type { NavGroup, NavLink } from './nav-groups'
import { NavIcon } from './nav-icon'
import { type GroupChoices, rememberGroups } from './sidebar-cookie'

/** With more entries than this, groups are closed until somebody opens them. */
const FEW_ENTRIES = 16

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

function Entries({ group, isCollapsed }: { group: NavGroup; isCollapsed: boolean }) {
  return (
    <ul aria-label={group.label || undefined} className="grid gap-0.5">
      {group.links.map((link) => (
        <li key={link.href}>
          <Entry link={link} isCollapsed={isCollapsed} />
        </li>
      ))}
    </ul>
  )
}

type GroupProps = { group: NavGroup; isOpen: boolean; onTurn: () => void }

/** Entries under a heading that opens and closes them. */
function Disclosure({ group, isOpen, onTurn }: GroupProps) {
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onTurn}
        className="flex h-8 w-full items-center justify-between rounded px-3 font-mono text-1 text-ink-muted hover:bg-sunken hover:text-ink"
      >
        {group.label}
        <ChevronDown aria-hidden size={14} className={isOpen ? 'rotate-180' : undefined} />
      </button>
      {isOpen && <Entries group={group} isCollapsed={false} />}
    </div>
  )
}

type Props = { groups: NavGroup[]; isCollapsed: boolean; choices: GroupChoices }

/** The entries of the sidebar in their groups. */
export function NavLinks({ groups, isCollapsed, choices }: Props) {
  const path = usePathname()
  const [chosen, setChosen] = useState(choices)
  const isFew = groups.reduce((count, { links }) => count + links.length, 0) <= FEW_ENTRIES
  const isOpen = ({ label, links }: NavGroup) =>
    chosen[label] ?? ((isFew && label !== 'Monitoring') || links.some(({ href }) => isCurrent(path, href)))
  const turn = (group: NavGroup) => {
    const next = { ...chosen, [group.label]: !isOpen(group) }
    rememberGroups(next)
    setChosen(next)
  }
  return (
    <nav aria-label="Administration" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      {groups.map((group) =>
        group.label && !isCollapsed ? (
          <Disclosure key={group.label} group={group} isOpen={isOpen(group)} onTurn={() => turn(group)} />
        ) : (
          <div key={group.links[0]?.href} className={group.label ? 'mt-2 border-t border-line pt-2' : 'mt-0.5'}>
            <Entries group={group} isCollapsed={isCollapsed} />
          </div>
        ),
      )}
    </nav>
  )
}
