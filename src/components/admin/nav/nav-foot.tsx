'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { signOut } from '../sign-out'
import { itemClass, NavHint } from './nav-item'
import { ThemeButton } from './theme-button'

/** The way to the site, the theme, and the way out. */
export function NavFoot({ isCollapsed }: { isCollapsed: boolean }) {
  const [isPending, setPending] = useState(false)
  const leave = () => {
    setPending(true)
    signOut().catch((error: Error) => {
      toast.error('Logout failed', { description: error.message })
      setPending(false)
    })
  }
  const name = isCollapsed ? 'sr-only' : undefined
  return (
    <div className="grid gap-0.5 border-t border-line p-3">
      <NavHint label="View site" isShown={isCollapsed}>
        <a href="/" className={itemClass(isCollapsed)}>
          <ExternalLink aria-hidden size={18} className="shrink-0" />
          <span className={name}>View site</span>
        </a>
      </NavHint>
      <ThemeButton isCollapsed={isCollapsed} />
      <NavHint label="Sign out" isShown={isCollapsed}>
        <button type="button" onClick={leave} disabled={isPending} className={itemClass(isCollapsed)}>
          <LogOut aria-hidden size={18} className="shrink-0" />
          <span className={name}>Sign out</span>
        </button>
      </NavHint>
    </div>
  )
}
