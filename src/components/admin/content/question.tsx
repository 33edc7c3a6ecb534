'use client'

import { AlertDialog } from 'radix-ui'
import { mainButton, quietButton } from './looks'

type Props = { title: string; text: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** Asks before something is lost or taken away. */
export function Question({ title, text, yes, no, onYes, onNo }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="ax panel-veil fixed inset-0 z-[92]" />
        <AlertDialog.Content className="ax fixed inset-0 z-[93] m-auto grid h-fit w-[calc(100%-2rem)] max-w-[460px] gap-5 rounded border border-line bg-paper p-6 text-ink">
          <div>
            <AlertDialog.Title className="text-3 font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-2 text-ink-muted">{text}</AlertDialog.Description>
          </div>
          <div className="flex flex-wrap gap-3">
            <AlertDialog.Action onClick={onYes} className={mainButton}>
              {yes}
            </AlertDialog.Action>
            <AlertDialog.Cancel className={quietButton}>{no}</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
