'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/form/form-message'
import { acceptanceForm, type AcceptanceForm } from '@/invitations/schema'
import { post } from '../call'
import { PasswordStrength } from '../password-strength'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

/** A username and a password for the invited; on success the browser goes to `target`, signed in. */
export function AcceptForm({ token, target }: { token: string; target: string }) {
  const { register, handleSubmit, control, formState, setError } = useForm<AcceptanceForm>({
    resolver: zodResolver(acceptanceForm),
    defaultValues: { username: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [username, password] = useWatch({ control, name: ['username', 'password'] })
  const submit = handleSubmit(async ({ username: name, password: secret }) => {
    const body = { token, username: name, password: secret }
    const outcome = await post('/api/invitations/accept', body, 'Please try again later')
    if (outcome.ok) return window.location.assign(target)
    const [first] = outcome.errors
    const field = first?.path === 'username' || first?.path === 'password' ? first.path : undefined
    setError(field ?? 'root', { message: outcome.message }, { shouldFocus: Boolean(field) })
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {errors.root && <FormMessage>{errors.root.message}</FormMessage>}
      <TextField
        label="Username"
        hint="3–32 characters: a–z, 0–9, dot, underscore and hyphen."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      >
        <PasswordStrength password={password} username={username} />
      </TextField>
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <SubmitButton
        isPending={isSubmitting || isSubmitSuccessful}
        label="Create Account"
        pendingLabel="Creating account..."
      />
    </form>
  )
}
