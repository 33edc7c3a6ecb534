'use client'

import clsx from 'clsx'
import { Search } from 'lucide-react'
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { ref?: Ref<HTMLAnchorElement>; onOpen: () => void } & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link to the search page, which opens the search where one is when scripts run. */
export function SearchLink({ onOpen, className, children, ...rest }: Props) {
  const isAlive = useHydrated()
  const onClick = (event: MouseEvent) => {
    // Whoever wants the page in a tab of its own gets it there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href="/search"
      aria-haspopup={isAlive ? 'dialog' : undefined}
      onClick={onClick}
      className={clsx('transition-colors duration-150', className)}
      {...rest}
    >
      <Search aria-hidden className="size-5 shrink-0 lg:size-4" strokeWidth={1.75} />
      {children}
    </a>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** The magnifier of the header; on wide screens it names its keys too. */
export function SearchButton(props: Pick<Props, 'ref' | 'onOpen'>) {
  const isAlive = useHydrated()
  return (
    <SearchLink
      {...props}
      aria-keyshortcuts="Control+K Meta+K"
      className="inline-flex size-11 items-center justify-center gap-2 rounded text-ink hover:text-primary lg:size-9 lg:border lg:border-line lg:text-ink-muted lg:hover:border-line-strong lg:hover:text-ink xl:w-auto xl:px-3"
    >
      <span className="sr-only xl:not-sr-only xl:text-1">Search</span>
      {/* As wide on every system, so that nothing moves when the system is known. */}
      <kbd aria-hidden className="label-mono hidden w-12 text-right xl:inline-block no-js:hidden">
        {isAlive && isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </SearchLink>
  )
}
