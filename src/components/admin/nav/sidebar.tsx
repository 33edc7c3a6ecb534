'use client'

import { useState } from 'react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { LogoMark } from '@/components/layout/logo-mark'
import { NavFoot } from './nav-foot'
import type { NavGroup } from './nav-groups'
import { NavLinks } from './nav-links'
import { PhoneNav } from './phone-nav'
import { SkipLink } from './skip-link'
import { type GroupChoices, rememberSidebar } from './sidebar-cookie'
import { Whoami } from './whoami'

export type SidebarProps = {
  groups: NavGroup[]
  fullName: string
  role: string
  startsCollapsed: boolean
  choices: GroupChoices
}

/** The panel's sidebar: 256 px, or 64 px with icons only; on phones it opens over the page. */
export function Sidebar({ groups, fullName, role, startsCollapsed, choices }: SidebarProps) {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed)
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const turn = () => {
    rememberSidebar(!isCollapsed)
    setCollapsed(!isCollapsed)
  }
  return (
    <Tooltip.Provider delayDuration={200}>
      <aside
        aria-label="Sidebar"
        style={{ width: isCollapsed ? 64 : 256 }}
        className="ax panel-sidebar sticky top-0 flex h-dvh flex-col border-r border-line bg-surface motion-safe:transition-[width] motion-safe:duration-150 max-md:hidden"
      >
        <SkipLink />
        <div className={`flex items-center gap-3 p-3 ${isCollapsed ? 'flex-col' : 'pl-6'}`}>
          <LogoMark className="h-6 w-6 shrink-0" />
          {!isCollapsed && <span className="flex-1 text-2 font-semibold tracking-tight text-ink">Patchbay</span>}
          <button
            type="button"
            onClick={turn}
            aria-expanded={!isCollapsed}
            aria-label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            className="grid size-10 place-items-center rounded text-ink-muted hover:bg-sunken hover:text-ink"
          >
            <Toggle aria-hidden size={18} />
          </button>
        </div>
        <div className={`flex items-center gap-3 px-3 pb-4 ${isCollapsed ? 'justify-center' : 'pl-6'}`}>
          {isCollapsed ? (
            <span
              role="img"
              aria-label={`${fullName}, ${role}`}
              className="grid size-8 place-items-center rounded-full bg-primary-soft text-1 font-semibold text-primary"
            >
              {fullName.charAt(0).toUpperCase()}
            </span>
          ) : (
            <Whoami fullName={fullName} role={role} />
          )}
        </div>
        <NavLinks groups={groups} isCollapsed={isCollapsed} choices={choices} />
        <NavFoot isCollapsed={isCollapsed} />
      </aside>
      <PhoneNav groups={groups} fullName={fullName} role={role} choices={choices} />
    </Tooltip.Provider>
  )
}
