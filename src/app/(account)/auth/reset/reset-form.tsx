'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { BAD_LINK, resetForm, type ResetForm as Fields } from '@/collections/users/schema'
import { FormMessage } from '@/components/form/form-message'
import { Notice } from '../../notice'
import { post } from '../call'
import { PasswordStrength } from '../password-strength'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'

const wayOn = 'inline-flex min-h-11 items-center justify-self-start text-2 font-medium text-primary hover:underline'

/** A new password, twice. It signs nobody in: the next step is to sign in with it. */
export function ResetForm({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string>()
  const { register, handleSubmit, control, formState, setError } = useForm<Fields>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit(async (fields) => {
    const body = { token, password: fields.password }
    const outcome = await post<{ message: string }>('/api/reset-password', body, 'Please try again later')
    if (outcome.ok) return setAnswer(outcome.data.message)
    const isAtField = outcome.errors.some(({ path }) => path === 'password')
    setError(isAtField ? 'password' : 'root', { message: outcome.message }, { shouldFocus: isAtField })
  })
  const problem = token ? errors.root?.message : BAD_LINK

  if (answer)
    return (
      <div className="grid gap-4">
        <Notice kind="success" title="Password changed" text={answer} />
        <a href="/auth" className={wayOn}>
          Sign in
        </a>
      </div>
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <FormMessage>{problem}</FormMessage>}
      {problem && (
        <a href="/auth?forgot#forgot-password" className={wayOn}>
          Ask for a new link
        </a>
      )}
      <TextField
        label="New Password"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      >
        <PasswordStrength password={password} username="" />
      </TextField>
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <SubmitButton isPending={isSubmitting} label="Change password" pendingLabel="Changing password..." />
    </form>
  )
}
