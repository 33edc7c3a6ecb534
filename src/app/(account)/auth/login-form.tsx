'use client'

import { useEffect, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { loginForm, type LoginForm as Fields } from '@/collections/users/schema'
import type { Problem } from '@/lib/shared/problem'
import { Notice, type NoticeProps } from '../notice'
import { TextField } from './text-field'

const FALLBACK = 'Invalid credentials'

async function logIn(fields: Fields): Promise<NoticeProps> {
  try {
    const response = await fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    })
    if (response.ok) return { kind: 'success', title: 'Login successful', text: 'Redirecting to dashboard...' }
    const { message } = (await response.json().catch(() => ({}))) as Partial<Problem>
    return { kind: 'destructive', title: 'Login failed', text: message || FALLBACK }
  } catch {
    const text = 'The server could not be reached. Please check your connection and try again.'
    return { kind: 'destructive', title: 'Login failed', text }
  }
}

const signedOut: NoticeProps = {
  kind: 'success',
  title: 'Logged out',
  text: 'You have been successfully logged out.',
}

/** Signing in; on success the browser goes to `target`. */
export function LoginForm({ target, hasSignedOut }: { target: string; hasSignedOut: boolean }) {
  const [notice, setNotice] = useState<NoticeProps | undefined>(hasSignedOut ? signedOut : undefined)
  const { register, handleSubmit, formState, setFocus } = useForm<Fields>({
    resolver: zodResolver(loginForm),
    defaultValues: { username: '', password: '', remember: false },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const isPending = isSubmitting || (isSubmitSuccessful && notice?.kind === 'success')

  useEffect(() => {
    // Said once: reloading the page must not say it again.
    if (hasSignedOut) window.history.replaceState(null, '', '/auth')
  }, [hasSignedOut])

  const submit = handleSubmit(async (fields) => {
    setNotice(undefined)
    const outcome = await logIn(fields)
    setNotice(outcome)
    if (outcome.kind === 'success') window.location.assign(target)
    else setFocus('password', { shouldSelect: true })
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {notice && <Notice {...notice} />}
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
      <label className="flex min-h-6 items-center gap-3 text-2">
        <input type="checkbox" className="size-5 accent-primary" {...register('remember')} />
        Remember me
      </label>
      <button
        type="submit"
        disabled={isPending}
        className="h-12 rounded bg-primary px-5 text-2 font-medium text-on-primary hover:bg-primary-hover disabled:cursor-wait disabled:opacity-70"
      >
        {isPending ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  )
}
