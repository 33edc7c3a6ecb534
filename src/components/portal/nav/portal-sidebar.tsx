'use client'

import { useState } from 'react'
import { Menu, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react'
import { Dialog, Tooltip } from 'radix-ui'
import { COLLAPSED } from '@/components/admin/nav/sidebar-cookie'
import { Whoami } from '@/components/admin/nav/whoami'
import { LogoMark } from '@/components/layout/logo-mark'
import { PORTAL_COOKIE } from './entries'
import { PortalFoot } from './portal-foot'
import { PortalLinks } from './portal-links'

/** Who looks at the portal, of which company, and how wide its sidebar was last. */
export type PortalSidebarProps = {
  companyName: string
  fullName: string
  company: string
  isStaff: boolean
  startsCollapsed: boolean
}

const round = 'grid size-11 shrink-0 place-items-center rounded text-ink hover:bg-sunken'

function Home({ companyName }: { companyName: string }) {
  return (
    <a href="/" className="flex min-h-11 min-w-0 flex-1 items-center gap-2 font-semibold tracking-tight text-ink">
      <LogoMark className="size-6 shrink-0" />
      <span className="truncate text-2">{companyName}</span>
    </a>
  )
}

function Initial({ fullName, company }: Pick<PortalSidebarProps, 'fullName' | 'company'>) {
  return (
    <span
      role="img"
      aria-label={`${fullName}, ${company}`}
      className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-1 font-semibold text-primary"
    >
      {fullName.charAt(0).toUpperCase()}
    </span>
  )
}

function PhoneBar(props: PortalSidebarProps) {
  const [isOpen, setOpen] = useState(false)
  const { companyName, fullName, company, isStaff } = props
  return (
    <header className="sticky top-0 z-40 flex items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5 md:hidden">
      <Home companyName={companyName} />
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger aria-label="Open navigation" className={round}>
          <Menu aria-hidden size={20} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="panel-veil fixed inset-0 z-[90]" />
          <Dialog.Content
            aria-describedby={undefined}
            className="panel-drawer fixed inset-y-0 left-0 z-[91] flex w-[288px] max-w-[85vw] flex-col border-r border-line bg-surface text-ink"
          >
            <div className="flex items-center justify-between gap-3 p-3 pl-6">
              <Dialog.Title className="text-2 font-semibold">Client Portal</Dialog.Title>
              <Dialog.Close aria-label="Close navigation" className={round}>
                <X aria-hidden size={20} />
              </Dialog.Close>
            </div>
            <div className="flex items-center gap-3 px-6 pb-4">
              <Initial fullName={fullName} company={company} />
              <Whoami fullName={fullName} role={company} />
            </div>
            <PortalLinks isCollapsed={false} onChoose={() => setOpen(false)} />
            <PortalFoot isCollapsed={false} isStaff={isStaff} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  )
}

/** The sidebar of the portal: 256 px, or 64 px with icons only; on phones it opens over the page. */
export function PortalSidebar(props: PortalSidebarProps) {
  const { companyName, fullName, company, isStaff, startsCollapsed } = props
  const [isCollapsed, setCollapsed] = useState(startsCollapsed)
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const turn = () => {
    const value = isCollapsed ? 'expanded' : COLLAPSED
    document.cookie = `${PORTAL_COOKIE}=${value}; path=/portal; max-age=31536000; samesite=lax`
    setCollapsed(!isCollapsed)
  }
  return (
    <Tooltip.Provider delayDuration={200}>
      <aside
        aria-label="Sidebar"
        style={{ width: isCollapsed ? 64 : 256 }}
        className="panel-sidebar sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-surface motion-safe:transition-[width] motion-safe:duration-150 max-md:hidden"
      >
        <div className={`flex items-center p-3 ${isCollapsed ? 'flex-col gap-3' : 'pr-1 pl-6'}`}>
          {!isCollapsed && <Home companyName={companyName} />}
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
          <Initial fullName={fullName} company={company} />
          {!isCollapsed && <Whoami fullName={fullName} role={company} />}
        </div>
        <PortalLinks isCollapsed={isCollapsed} />
        <PortalFoot isCollapsed={isCollapsed} isStaff={isStaff} />
      </aside>
      <PhoneBar {...props} />
    </Tooltip.Provider>
  )
}
