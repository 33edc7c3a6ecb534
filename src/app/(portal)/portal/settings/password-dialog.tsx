'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useForm } from 'react-hook-form'
import { identityForm } from '@/collections/user-identities/schema'
import { Input } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { saveForm } from './save'

type Values = { currentPassword: string }
type Props<T> = {
  title: string
  text: string
  /** What the button says. */
  action: string
  url: string
  onDone: (answer: T) => void
  onClose: () => void
}

/** Asks for the password before something about signing in changes, and makes the change. */
export function PasswordDialog<T>({ title, text, action, url, onDone, onClose }: Props<T>) {
  const form = useForm<Values>({ resolver: zodResolver(identityForm), defaultValues: { currentPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const answer = await saveForm<T, Values>(form, 'POST', url, values)
    if (answer) onDone(answer)
  })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            form.setFocus('currentPassword')
          }}
          className="fixed top-1/2 left-1/2 z-[91] max-h-[90dvh] w-[440px] max-w-[calc(100vw-40px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded border border-line bg-surface p-6 text-ink"
        >
          <div className="mb-2 flex items-start justify-between gap-4">
            <Dialog.Title className="text-3 font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="mb-5 text-2 text-ink-muted">{text}</Dialog.Description>
          <form method="post" noValidate onSubmit={submit} className="grid gap-5">
            <Field label="Current password" isRequired error={errors.currentPassword?.message}>
              {(control) => (
                <Input
                  {...control}
                  type="password"
                  autoComplete="current-password"
                  {...form.register('currentPassword')}
                />
              )}
            </Field>
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={isSubmitting}>
                {action}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
