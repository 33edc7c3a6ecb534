'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { type PasswordChange, passwordChange } from '@/account/password/schema'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/collections/users/schema'
import { Input } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { saveForm } from './save'

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password', hint: undefined },
  {
    name: 'password',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `${PASSWORD_MIN}–${PASSWORD_MAX} characters. A few words that only you put together are stronger than one with symbols.`,
  },
  { name: 'confirmPassword', label: 'Repeat new password', autoComplete: 'new-password', hint: undefined },
] as const

const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }

/** Changes the password; every other session of the person ends with it. */
export function PasswordForm({ username }: { username: string }) {
  const router = useRouter()
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    mode: 'onTouched',
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    const answer = await saveForm<{ message: string }, PasswordChange>(form, 'POST', '/api/account/password', {
      currentPassword,
      password,
    })
    if (!answer) return
    form.reset(empty)
    toast({ title: 'Password changed', description: 'All other sessions have ended.' })
    // The list of sessions is shorter now.
    router.refresh()
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-[440px] gap-5">
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, label, autoComplete, hint }) => (
        <Field key={name} label={label} isRequired hint={hint} error={errors[name]?.message}>
          {(control) => <Input {...control} type="password" autoComplete={autoComplete} {...form.register(name)} />}
        </Field>
      ))}
      <div>
        <Button type="submit" variant="secondary" disabled={isSubmitting}>
          {isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
