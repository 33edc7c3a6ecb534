'use client'

import type { ReactNode } from 'react'
import { Tooltip } from 'radix-ui'

/** The look of every row of the sidebar, links and buttons alike. */
export const itemClass = (isCollapsed: boolean): string =>
  `flex h-10 w-full md:h-9 items-center rounded text-left text-1 font-medium text-ink-muted no-underline hover:bg-sunken hover:text-ink
   aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary ${isCollapsed ? 'justify-center px-0' : 'gap-3 px-3'}`

// Beside the icons in the document, too: what lies outside all landmarks is hard to find.
const sidebar = () => (typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('.panel-sidebar'))

/** Shows the name of an icon beside it, by pointer and by keyboard; with the sidebar open the name is there already. */
export function NavHint({ label, isShown, children }: { label: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return children
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal container={sidebar()}>
        <Tooltip.Content
          side="right"
          sideOffset={10}
          className="ax z-[100] rounded bg-ink px-2.5 py-1.5 text-1 font-medium text-paper"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
