import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  children?: ReactNode
  /** The ways out; the harmless one is an `AlertDialog.Cancel`. */
  actions: ReactNode
  isWide?: boolean
  onClose: () => void
}

/** Asks something that must be answered before the editing goes on. */
export function Modal({ title, text, children, actions, isWide = false, onClose }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-ink/60 transition-opacity duration-150 dark:bg-sunken/85 starting:opacity-0" />
        <AlertDialog.Content
          className={`fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col gap-5 overflow-y-auto rounded border border-line bg-paper p-6 text-ink transition-[opacity,scale] duration-200 md:p-8 starting:scale-97 starting:opacity-0 ${isWide ? 'max-w-4xl' : 'max-w-lg'}`}
        >
          <div>
            <AlertDialog.Title className="text-4">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-muted">{text}</AlertDialog.Description>
          </div>
          {children}
          <div className="flex flex-wrap gap-3">{actions}</div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
