'use client'

import { lazy, type ReactNode, type RefObject, Suspense, useEffect } from 'react'
import type { SearchDialogProps } from './search-dialog'

function OnItsPage(): ReactNode {
  useEffect(() => window.location.assign('/search'), [])
  return null
}

// What cannot be loaded is no reason to search nothing: the page needs no script.
const Dialog = lazy(async (): Promise<{ default: (props: SearchDialogProps) => ReactNode }> => {
  try {
    return { default: (await import('./search-dialog')).SearchDialog }
  } catch {
    return { default: OnItsPage }
  }
})

type Props = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Where quotes are asked for; `null` while that is offline. */
  rfq: string | null
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

/** Where the search opens: by its link, or by Ctrl and K. What shows it is loaded then. */
export function SearchSlot({ isOpen, setOpen, rfq, opener }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
      // A text that is being edited has a use of its own for these keys.
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [setOpen])
  if (!isOpen) return null
  return (
    <Suspense>
      <Dialog rfq={rfq} opener={opener} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
