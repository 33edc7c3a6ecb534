'use client'

import { type ReactNode, useRef } from 'react'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'

type Props = {
  title: ReactNode
  /** Stands below the title. */
  note?: ReactNode
  /** Buttons beside the one that closes it. */
  actions?: ReactNode
  /** In pixels; on phones it takes the whole width. */
  width: 600 | 640 | 880
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}

/**
 * A dialog over a list, at its right edge. It is open while it is there; whether it closes is the owner's matter. With a
 * form in it the focus begins at the form's first field.
 */
export function Sheet({ title, note, actions, width, onClose, children, footer }: Props) {
  const opener = useRef<Element>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // A toast may be closed without closing what it speaks of.
            if ((event.target as Element).closest('[data-sonner-toaster]')) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            const first = (event.currentTarget as Element).querySelector<HTMLElement>('form input')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onCloseAutoFocus={(event) => {
            // It has no trigger of its own (the address opens it, say), so Radix does not know where the focus came from.
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          style={{ maxWidth: width }}
          className="ax panel-sheet fixed inset-y-0 right-0 z-[91] flex w-full flex-col border-l border-line bg-paper text-ink"
        >
          <header className="flex items-center gap-1 border-b border-line bg-surface py-3 pr-3 pl-6">
            <div className="mr-auto min-w-0">
              <Dialog.Title className="text-3 font-semibold break-words">{title}</Dialog.Title>
              {note}
            </div>
            {actions}
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-6 py-3">
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
