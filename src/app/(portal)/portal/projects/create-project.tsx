'use client'

import { useState } from 'react'
import { Plus, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { Button } from '@/components/ui/button'
import { CreateProjectForm } from './create-project-form'

type Props = {
  /** Called when a project was made; the server's part of the screen is read again in any case. */
  onCreated?: () => void
}

/** A button, and the dialog in which a client makes a project. */
export function CreateProject({ onCreated }: Props) {
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  const created = () => {
    setOpen(false)
    router.refresh()
    onCreated?.()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>
          <Plus aria-hidden size={18} />
          New Project
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            // The name, not the button that closes the dialog.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector('input')?.focus()
          }}
          onInteractOutside={(event) => {
            // A toast may be closed without closing the form that it speaks of.
            if ((event.target as Element).closest('.toast-viewport')) event.preventDefault()
          }}
          className="fixed top-1/2 left-1/2 z-[91] max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[560px] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded border border-line bg-surface text-ink"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
            <div className="py-1.5">
              <Dialog.Title className="text-3 font-semibold">Create New Project</Dialog.Title>
              <Dialog.Description className="text-1 text-ink-muted">
                Our team sees it at once and plans the first steps with you.
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </header>
          <CreateProjectForm onCreated={created} onCancel={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
