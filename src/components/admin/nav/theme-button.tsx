'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useConfig, useTheme } from '@payloadcms/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from '@/lib/client/theme'
import { itemClass, NavHint } from './nav-item'

const choices = {
  light: { label: 'Light theme', icon: Sun, next: 'dark' },
  dark: { label: 'Dark theme', icon: Moon, next: 'system' },
  system: { label: 'System theme', icon: Monitor, next: 'light' },
} as const satisfies Record<Theme, { next: Theme } & Record<string, unknown>>

const drawn = (choice: Theme): 'light' | 'dark' => {
  if (choice !== 'system') return choice
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Payload writes its cookie without `Secure`, which browsers refuse under the name that it has over https. */
function keepForServer(cookie: string, choice: Theme): void {
  const [value, seconds] = choice === 'system' ? ['', 0] : [choice, 31_536_000]
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${value}; path=/; samesite=lax; max-age=${seconds}${secure}`
}

/** Goes through light, dark and the system's own; site, portal and panel share the choice. */
export function ThemeButton({ isCollapsed }: { isCollapsed: boolean }) {
  const { setTheme } = useTheme()
  const { config } = useConfig()
  const cookie = `${config.cookiePrefix ?? 'payload'}-theme`
  const choice = useSyncExternalStore(subscribeToTheme, readTheme, (): Theme => 'system')

  useEffect(() => {
    const wanted = readTheme()
    setTheme(drawn(wanted))
    // Payload's own provider looks at this cookie right after.
    keepForServer(cookie, wanted)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- setTheme is made anew by what it does
  }, [choice, cookie])

  const { label, icon: Icon, next } = choices[choice]
  return (
    <NavHint label={label} isShown={isCollapsed}>
      <button
        type="button"
        onClick={() => chooseTheme(next)}
        className={itemClass(isCollapsed)}
        aria-label={`${label}. Switch to ${choices[next].label.toLowerCase()}`}
      >
        <Icon aria-hidden size={18} className="shrink-0" />
        <span aria-hidden className={isCollapsed ? 'sr-only' : undefined}>
          {label}
        </span>
      </button>
    </NavHint>
  )
}
