'use client'

function skip(): void {
  // Payload's own screens have no main part of their own.
  const content =
    document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>('.template-default__wrap')
  if (!content) return
  content.tabIndex = -1
  content.focus()
}

/**
 * The first stop of the keyboard: past the sidebar, to what the screen is about. It shows itself when it has the focus. It is a
 * button, because the screens of Payload have nothing that an address could name.
 */
export function SkipLink() {
  return (
    <button
      type="button"
      onClick={skip}
      className="absolute top-3 left-3 z-10 -translate-y-20 rounded bg-ink px-3 py-2 text-1 font-medium text-paper focus:translate-y-0"
    >
      Skip to content
    </button>
  )
}
