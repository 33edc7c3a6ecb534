'use client'

import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Collapsible } from 'radix-ui'
import { itemClass, NavHint } from '@/components/admin/nav/nav-item'
import { currentHref, isOpenAt, type PortalEntry, type PortalGroup, portalNav } from './entries'
import { PortalIcon } from './portal-icon'

type Props = { isCollapsed: boolean; onChoose?: () => void }

function Entry({ entry, isCollapsed, onChoose }: Props & { entry: PortalEntry }) {
  const isCurrent = currentHref(usePathname()) === entry.href
  return (
    <NavHint label={entry.label} isShown={isCollapsed}>
      <Link
        href={entry.href}
        prefetch={false}
        onClick={onChoose}
        aria-current={isCurrent ? 'page' : undefined}
        className={itemClass(isCollapsed)}
      >
        <PortalIcon name={entry.icon} />
        <span className={isCollapsed ? 'sr-only' : 'truncate'}>{entry.label}</span>
      </Link>
    </NavHint>
  )
}

/** Entries that open together; by themselves where the path lies in them. */
function Group({ group, onChoose }: { group: PortalGroup; onChoose?: () => void }) {
  const isHere = isOpenAt(group, usePathname())
  return (
    <Collapsible.Root key={String(isHere)} defaultOpen={isHere}>
      <Collapsible.Trigger className={`group ${itemClass(false)}`}>
        <PortalIcon name={group.icon} />
        <span className="flex-1 truncate">{group.label}</span>
        <ChevronDown aria-hidden size={16} className="group-data-[state=open]:rotate-180" />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ul className="mt-0.5 ml-5 grid gap-0.5 border-l border-line pl-2">
          {group.entries.map((entry) => (
            <li key={entry.href}>
              <Entry entry={entry} isCollapsed={false} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  )
}

/** The entries of the portal. Collapsed to icons, the groups show what is in them. */
export function PortalLinks({ isCollapsed, onChoose }: Props) {
  const items = isCollapsed ? portalNav.flatMap((one) => ('entries' in one ? one.entries : [one])) : portalNav
  return (
    <nav aria-label="Portal" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li key={'href' in item ? item.href : item.base}>
            {'entries' in item ? (
              <Group group={item} onChoose={onChoose} />
            ) : (
              <Entry entry={item} isCollapsed={isCollapsed} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
