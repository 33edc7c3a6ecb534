'use client'

import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { reauthForm, type ReauthForm as Fields } from '@/collections/user-secrets/schema'
import { FormMessage } from '@/components/form/form-message'
import { Button } from '@/components/ui/button'
import { CodeField, PasswordField } from './settings-field'
import { useTwoFactorCall } from './use-two-factor-call'

type Answer = { recoveryCodes?: string[] }
type Props = {
  path: string
  text: string
  label: string
  pendingLabel: string
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Password and code again, before two-factor sign-in changes. */
export function ReauthForm({ path, text, label, pendingLabel, onDone, onCancel }: Props) {
  const form = useForm<Fields>({ resolver: zodResolver(reauthForm), defaultValues: { currentPassword: '', code: '' } })
  const { register, handleSubmit, formState, setFocus } = form
  const { errors, isSubmitting } = formState
  const send = useTwoFactorCall<Fields, Answer>(form, path, onDone)
  // The button that was pressed has gone; the first field takes its place.
  useEffect(() => setFocus('currentPassword'), [setFocus])
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      <p className="max-w-[65ch] text-2 text-ink-muted">{text}</p>
      <PasswordField error={errors.currentPassword?.message} {...register('currentPassword')} />
      <CodeField hint="Of your app, or a recovery code." error={errors.code?.message} {...register('code')} />
      <div>
        <FormMessage>{errors.root?.message}</FormMessage>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? pendingLabel : label}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
