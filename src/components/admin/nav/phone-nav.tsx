'use client'

import { useState } from 'react'
import { Menu, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { NavFoot } from './nav-foot'
import { NavLinks } from './nav-links'
import type { SidebarProps } from './sidebar'
import { Whoami } from './whoami'

const round = 'grid size-11 place-items-center rounded text-ink hover:bg-sunken'

/** The navigation on phones: a button in the header that opens it over the page. */
export function PhoneNav({ groups, fullName, role, choices }: Omit<SidebarProps, 'startsCollapsed'>) {
  const path = usePathname()
  // Open for one address only, so that following a link closes it.
  const [openAt, setOpenAt] = useState<string>()
  return (
    <Dialog.Root open={openAt === path} onOpenChange={(isOpen) => setOpenAt(isOpen ? path : undefined)}>
      <Dialog.Trigger aria-label="Open navigation" className={`ax panel-menu md:hidden ${round}`}>
        <Menu aria-hidden size={20} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="ax panel-drawer fixed inset-y-0 left-0 z-[91] flex w-[288px] max-w-[85vw] flex-col border-r border-line bg-surface text-ink"
        >
          <div className="flex items-center justify-between gap-3 p-3 pl-6">
            <Dialog.Title className="text-2 font-semibold">Patchbay</Dialog.Title>
            <Dialog.Close aria-label="Close navigation" className={round}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <div className="px-6 pb-4">
            <Whoami fullName={fullName} role={role} />
          </div>
          <NavLinks groups={groups} isCollapsed={false} choices={choices} />
          <NavFoot isCollapsed={false} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
