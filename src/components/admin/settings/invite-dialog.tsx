'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { UserPlus, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { FormProvider, useForm } from 'react-hook-form'
import { roles } from '@/access/roles'
import { INVITATION_DAYS, newInvitation, type NewInvitation } from '@/invitations/schema'
import { RequestError } from '@/lib/client/request'
import { Field, FieldShell } from './field'
import { input, mainButton } from './looks'
import { messageOf, send } from './send'

function InviteForm({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const form = useForm<NewInvitation>({
    resolver: zodResolver(newInvitation),
    defaultValues: { fullName: '', email: '', role: 'client' },
  })
  const { isSubmitting, errors } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await send('POST', '/api/admin/invitations', values)
      toast.success('Invitation sent', { description: `A link is on its way to ${values.email}.` })
      onDone()
      router.refresh()
    } catch (error) {
      const known = error instanceof RequestError ? (error.problem?.errors ?? []) : []
      for (const { path, message } of known)
        if (path in values) form.setError(path as keyof NewInvitation, { message }, { shouldFocus: true })
      if (known.length === 0) toast.error('Not invited', { description: messageOf(error) })
    }
  })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Field name="fullName" label="Full name" />
        <Field name="email" label="E-mail address" type="email" />
        <FieldShell label="Role" error={errors.role?.message}>
          {(control) => (
            <select {...control} className={input} {...form.register('role')}>
              {roles.map(({ value, label }) => (
                <option key={value} value={value} className="bg-surface text-ink">
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldShell>
        <button type="submit" disabled={isSubmitting} className={`${mainButton} justify-self-start`}>
          {isSubmitting ? 'Sending...' : 'Send invitation'}
        </button>
      </form>
    </FormProvider>
  )
}

/** Invites somebody by mail to an account with a role. */
export function InviteDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className={mainButton}>
        <UserPlus aria-hidden size={16} />
        Invite
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content className="ax fixed top-1/2 left-1/2 z-[91] max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[480px] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded border border-line bg-paper p-6 text-ink">
          <div className="mb-2 flex items-center justify-between gap-4">
            <Dialog.Title className="text-3 font-semibold">Invite somebody</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          <Dialog.Description className="mb-5 text-2 text-ink-muted">
            A link is mailed by which a username and a password are chosen. It works once, for {INVITATION_DAYS} days.
          </Dialog.Description>
          <InviteForm onDone={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
