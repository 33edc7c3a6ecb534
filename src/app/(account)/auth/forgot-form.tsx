'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { forgotForm, type ForgotForm as Fields } from '@/collections/users/schema'
import { FormMessage } from '@/components/form/form-message'
import { Notice } from '../notice'
import { post } from './call'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** Asks for a link by which a new password is chosen. It is answered alike for every address. */
export function ForgotForm({ backHref }: { backHref: string }) {
  const [answer, setAnswer] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    resolver: zodResolver(forgotForm),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    setAnswer(undefined)
    const outcome = await post<{ message: string }>('/api/forgot-password', fields, 'Please try again later')
    if (outcome.ok) setAnswer(outcome.data.message)
    else setError('root', { message: outcome.message })
  })
  return (
    <section id="forgot-password" aria-labelledby="forgot-title" className="scroll-mt-6">
      <h2 id="forgot-title" className="text-3 font-semibold">
        Forgot your password?
      </h2>
      <p className="mt-1 mb-5 text-2 text-ink-muted">
        We send a link to the e-mail address of your account. It works once, for one hour.
      </p>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {answer && <Notice kind="success" title="Look into your mailbox" text={answer} />}
        {errors.root && <FormMessage>{errors.root.message}</FormMessage>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <SubmitButton isPending={isSubmitting} label="Send reset link" pendingLabel="Sending..." />
        <a
          href={backHref}
          className="inline-flex min-h-11 items-center justify-self-start text-2 text-primary hover:underline"
        >
          Back to sign in
        </a>
      </form>
    </section>
  )
}
