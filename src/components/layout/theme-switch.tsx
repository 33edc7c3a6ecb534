'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { chooseTheme, readTheme, subscribeToTheme, type Theme, themes } from '@/lib/client/theme'

const icons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>
const serverTheme = (): Theme => 'system'

/** Light, dark, or as the operating system has it. Without scripts there is nothing to switch, so it is not shown. */
export function ThemeSwitch() {
  const name = useId()
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, serverTheme)
  return (
    <fieldset className="inline-flex rounded border border-line no-js:hidden">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label }) => {
        const Icon = icons[value]
        return (
          <label
            key={value}
            title={label}
            className="relative grid h-11 w-11 cursor-pointer place-items-center rounded text-ink-muted transition-colors duration-150 hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) lg:h-9 lg:w-9"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="sr-only">{label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
