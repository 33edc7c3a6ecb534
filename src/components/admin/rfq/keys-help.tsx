'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'

const keys: [key: string, meaning: string][] = [
  ['j / k', 'Next, previous request'],
  ['Enter', 'Open the details'],
  ['1', 'Set to Pending'],
  ['2', 'Set to In progress'],
  ['3', 'Set to Completed'],
  ['4', 'Set to Rejected'],
  ['x', 'Select, in the list'],
  ['/', 'Search'],
  ['?', 'This help'],
]

/** The keys of the desk, in a small dialog. */
export function KeysHelp({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="ax fixed top-1/2 left-1/2 z-[91] w-[min(360px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 rounded border border-line bg-paper p-6 text-ink"
        >
          <div className="mb-4 flex items-center justify-between">
            <Dialog.Title className="text-3 font-semibold">Keyboard</Dialog.Title>
            <Dialog.Close aria-label="Close" className="grid size-10 place-items-center rounded hover:bg-sunken">
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-1">
            {keys.map(([key, meaning]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded border border-line-strong bg-surface px-2 py-0.5 font-mono">{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
