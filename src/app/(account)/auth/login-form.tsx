'use client'

import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { loginForm, type LoginForm as Fields } from '@/collections/users/schema'
import { FormMessage } from '@/components/form/form-message'
import { prepareToasts, toast } from '@/lib/client/toast'
import { post } from './call'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** Says that somebody is signed in, and goes to where they wanted to go. */
export function welcome(target: string): void {
  toast({ title: 'Login successful', description: 'Redirecting to dashboard...' })
  window.location.assign(target)
}

/** Says why somebody is not signed in; the form says it too. */
export const sayLoginFailed = (description: string): number =>
  toast({ variant: 'destructive', title: 'Login failed', description })

type Props = {
  target: string
  /** Where a new password is asked for. */
  forgotHref: string
  /** What is said above the form from the start: why somebody has to begin anew. */
  message?: string
  /** The password was right, and two-factor sign-in is on. */
  onCodeWanted: () => void
}

/** The first step of signing in; on success the browser goes to `target`. */
export function LoginForm({ target, forgotHref, message, onCodeWanted }: Props) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<Fields>({
    resolver: zodResolver(loginForm),
    defaultValues: { username: '', password: '', remember: false },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const isPending = isSubmitting || isSubmitSuccessful
  const problem = errors.root?.message ?? (isPending ? undefined : message)
  useEffect(prepareToasts, [])

  const submit = handleSubmit(async (fields) => {
    const outcome = await post<{ requireTwoFactor?: boolean }>('/api/login', fields, 'Invalid credentials')
    if (outcome.ok) return outcome.data.requireTwoFactor ? onCodeWanted() : welcome(target)
    sayLoginFailed(outcome.message)
    setError('root', { message: outcome.message })
    setFocus('password', { shouldSelect: true })
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && <FormMessage>{problem}</FormMessage>}
      <TextField
        label="Username"
        hint="Your e-mail address works as well."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 items-center gap-3 text-2">
          <input type="checkbox" className="size-5 accent-primary" {...register('remember')} />
          Remember me
        </label>
        <a href={forgotHref} className="inline-flex min-h-11 items-center text-2 text-primary hover:underline">
          Forgot password
        </a>
      </div>
      <SubmitButton isPending={isPending} label="Sign In" pendingLabel="Signing in..." />
    </form>
  )
}
