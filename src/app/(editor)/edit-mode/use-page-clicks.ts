import { useEffect } from 'react'
import type { EditSession } from './edit-session'

/** A link of this site that a plain click would follow. */
function linkOf(event: MouseEvent, target: Element): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = target.closest('a')
  if (!link?.href || link.target === '_blank' || link.origin !== location.origin) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash ? undefined : link
}

/**
 * While edit mode is on, a click on a text opens it instead of following its links, and a link that would leave unsaved
 * changes behind asks first.
 * @param onSave called for Ctrl+S and ⌘S
 * @param onLeave called with the address that the person wants to go to
 */
export function usePageClicks(
  session: EditSession | undefined,
  onSave: () => unknown,
  onLeave: (href: string) => void,
): void {
  useEffect(() => {
    if (!session) return
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const field = session.fieldAt(event.target)
      const link = linkOf(event, event.target)
      if (field) {
        if (event.target.closest('a')) {
          event.preventDefault()
          event.stopPropagation()
        }
        void session.openField(field, { x: event.clientX, y: event.clientY })
      } else if (link && session.read().changed.length > 0) {
        event.preventDefault()
        event.stopPropagation()
        onLeave(link.href)
      }
    }
    const onKey = (event: KeyboardEvent) => {
      const field = event.target instanceof Element ? session.fieldAt(event.target) : undefined
      if (event.key === 'Escape') session.closeUnchanged()
      if (event.key.toLowerCase() === 's' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault()
        onSave()
      }
      if (event.key !== 'Enter' || !field || session.isOpen(field)) return
      event.preventDefault()
      void session.openField(field)
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (session.read().changed.length > 0) event.preventDefault()
    }
    // At the window and on the way down: before React and before the router.
    window.addEventListener('click', onClick, true)
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [session, onSave, onLeave])
}
