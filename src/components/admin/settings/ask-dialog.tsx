'use client'

import type { ReactNode } from 'react'
import { AlertDialog } from 'radix-ui'
import { quietButton } from '../rfq/looks'

type Props = {
  title: string
  text: ReactNode
  /** What the button says that does it. */
  action: string
  cancel?: string
  onAct: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function AskDialog({ title, text, action, cancel = 'Cancel', onAct, onClose }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <AlertDialog.Content className="ax fixed top-1/2 left-1/2 z-[91] w-[calc(100%-32px)] max-w-[460px] -translate-x-1/2 -translate-y-1/2 rounded border border-line bg-paper p-6 text-ink">
          <AlertDialog.Title className="mb-2 text-3 font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mb-6 text-2 text-ink-muted">{text}</AlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={quietButton}>{cancel}</AlertDialog.Cancel>
            <AlertDialog.Action
              onClick={onAct}
              className="inline-flex h-10 items-center rounded bg-danger px-4 text-1 font-medium text-paper"
            >
              {action}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
