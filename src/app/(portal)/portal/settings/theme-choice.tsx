'use client'

import { useId, useSyncExternalStore } from 'react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, readTheme, subscribeToTheme, type Theme, themes } from '@/lib/client/theme'

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>
const serverTheme = (): Theme => 'system'

/** Light, dark, or as the operating system has it: the same choice as in the header of the site. */
export function ThemeChoice() {
  const name = useId()
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, serverTheme)
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label }) => {
        const Icon = icons[value]
        return (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-line-strong px-4 py-2.5 text-2 hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
              className="size-4 accent-primary"
            />
            <Icon aria-hidden size={18} strokeWidth={1.75} />
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
