'use client'

import { useState } from 'react'
import { LogOut, Wrench } from 'lucide-react'
import { itemClass, NavHint } from '@/components/admin/nav/nav-item'
import { signOut } from '@/components/admin/sign-out'
import { toast } from '@/lib/client/toast'

/** The way out, and for staff the way to the panel. */
export function PortalFoot({ isCollapsed, isStaff }: { isCollapsed: boolean; isStaff: boolean }) {
  const [isPending, setPending] = useState(false)
  const leave = () => {
    setPending(true)
    signOut().catch((error: Error) => {
      toast({ variant: 'destructive', title: 'Logout failed', description: error.message })
      setPending(false)
    })
  }
  const name = isCollapsed ? 'sr-only' : undefined
  return (
    <div className="grid gap-0.5 border-t border-line p-3">
      {isStaff && (
        <NavHint label="Administration" isShown={isCollapsed}>
          <a href="/admin" className={itemClass(isCollapsed)}>
            <Wrench aria-hidden size={18} className="shrink-0" />
            <span className={name}>Administration</span>
          </a>
        </NavHint>
      )}
      <NavHint label="Sign out" isShown={isCollapsed}>
        <button type="button" onClick={leave} disabled={isPending} className={itemClass(isCollapsed)}>
          <LogOut aria-hidden size={18} className="shrink-0" />
          <span className={name}>Sign out</span>
        </button>
      </NavHint>
    </div>
  )
}
