'use client'

import { useEffect, useState } from 'react'
import { AskDialog } from './ask-dialog'

/** The link that a plain click would follow in this tab, away from what is open. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : undefined
  // A file that is loaded down leaves the page where it is.
  return link && link.href && !link.target && !link.hasAttribute('download') && link.getAttribute('href') !== '#'
    ? link
    : undefined
}

/** While something is not saved, asks before a link, a reload or the closing of the tab throws it away. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    if (!isDirty || target) return
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.href)
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // At the window and on the way down: before React and before the router.
    window.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty, target])
  if (!target) return null
  return (
    <AskDialog
      title="Leave without saving?"
      text="What you changed here is not saved. If you leave now, it is lost."
      action="Leave"
      cancel="Stay"
      onAct={() => window.location.assign(target)}
      onClose={() => setTarget(undefined)}
    />
  )
}
