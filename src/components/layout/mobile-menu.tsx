'use client'

import clsx from 'clsx'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SearchLink } from '@/components/search/search-link'
import type { HeaderTargets } from './header-targets'
import { NavLinks } from './nav-links'
import { ThemeSwitch } from './theme-switch'

/** The navigation of small screens: stacked, behind a toggle; without scripts it is simply there. */
export function MobileMenu({ targets, onSearch }: { targets: HeaderTargets; onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  const Icon = isOpen ? X : Menu
  return (
    <div className="lg:hidden no-js:w-full">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!isOpen)}
        className="-mr-2.5 grid size-11 place-items-center rounded no-js:hidden"
      >
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      </button>
      <div
        id="site-menu"
        className={clsx(
          'menu-panel absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header))] overflow-y-auto border-b border-line bg-paper no-js:static no-js:border-0',
          !isOpen && 'with-js:hidden',
        )}
      >
        <div className="page flex flex-col gap-5 py-5 no-js:px-0 no-js:pt-0">
          <nav aria-label="Main, stacked">
            <NavLinks targets={targets} isStacked onChoose={() => setOpen(false)} />
          </nav>
          <SearchLink
            onOpen={() => {
              setOpen(false)
              onSearch()
            }}
            className="flex min-h-12 items-center gap-3 rounded border border-line-strong px-4 text-ink-muted hover:border-ink hover:text-ink no-js:hidden"
          >
            Search this site
          </SearchLink>
          <div className="flex items-center justify-between border-t border-line pt-5 no-js:hidden">
            <span className="text-ink-muted" aria-hidden>
              Theme
            </span>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </div>
  )
}
