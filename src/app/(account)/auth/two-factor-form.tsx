'use client'

import { useEffect, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { codeForm } from '@/collections/user-secrets/schema'
import { FormMessage } from '@/components/form/form-message'
import { post } from './call'
import { sayLoginFailed, welcome } from './login-form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

type Fields = { code: string }
type Props = {
  target: string
  /** Back to the first step, with the reason where there is one. */
  onBack: (reason?: string) => void
}

const quiet = 'inline-flex min-h-11 items-center text-2 text-primary hover:underline'
const fieldOf = {
  app: {
    label: 'Code of your authenticator app',
    hint: 'The six digits that the app shows now.',
    inputMode: 'numeric',
  },
  recovery: { label: 'Recovery code', hint: 'One of the ten that you kept, such as abcde-fghjk.', inputMode: 'text' },
} as const

/** The second step of signing in: a code of the app, or a recovery code. */
export function TwoFactorForm({ target, onBack }: Props) {
  const [kind, setKind] = useState<keyof typeof fieldOf>('app')
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm<Fields>({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  // Whoever has just typed a password goes on typing here.
  useEffect(() => setFocus('code'), [kind, setFocus])

  const submit = handleSubmit(async (fields) => {
    const outcome = await post('/api/login/two-factor', fields, 'Invalid credentials')
    if (outcome.ok) return welcome(target)
    sayLoginFailed(outcome.message)
    if (outcome.status === 401 && outcome.errors.length === 0) return onBack(outcome.message)
    setError(outcome.errors.length > 0 ? 'code' : 'root', { message: outcome.message })
    setFocus('code', { shouldSelect: true })
  })
  const change = () => {
    resetField('code')
    setKind(kind === 'app' ? 'recovery' : 'app')
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="second-step" className="grid gap-5">
      <div>
        <h2 id="second-step" className="text-3 font-semibold">
          One more step
        </h2>
        <p className="mt-1 text-2 text-ink-muted">Your account is protected by two-factor sign-in.</p>
      </div>
      {errors.root && <FormMessage>{errors.root.message}</FormMessage>}
      <TextField
        {...fieldOf[kind]}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        isCode
        error={errors.code?.message}
        {...register('code')}
      />
      <SubmitButton isPending={isSubmitting || isSubmitSuccessful} label="Verify" pendingLabel="Verifying..." />
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" onClick={change} className={quiet}>
          {kind === 'app' ? 'Use a recovery code' : 'Use the app'}
        </button>
        <button type="button" onClick={() => onBack()} className={quiet}>
          Back to sign in
        </button>
      </div>
    </form>
  )
}
