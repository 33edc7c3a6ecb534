'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { FormMessage } from '@/components/form/form-message'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { quoteDecline, quoteQuestion } from '@/plugins/portal/collections/quotes/schema'
import { fieldProblems, isOutdated, reasonOf, useAnswer } from './use-answer'

// The same form, whichever name its one text has for the server.
const kinds = {
  question: { name: 'text', rule: quoteQuestion.shape.text, failed: 'Your question was not sent' },
  decline: { name: 'reason', rule: quoteDecline.shape.reason, failed: 'The quote was not declined' },
} as const

type Props = {
  kind: keyof typeof kinds
  token: string
  label: string
  hint: string
  button: string
  pending: string
  variant?: 'primary' | 'secondary'
  onSent: () => void
  onOutdated: () => void
}

/** Sends a few words about a quote: a question, or why it is declined. They stay when the call fails. */
export function TextForm({ kind, token, label, hint, button, pending, variant, onSent, onOutdated }: Props) {
  const { name, rule, failed } = kinds[kind]
  const [message, setMessage] = useState<string>()
  const { isSending, send } = useAnswer<unknown>(token, kind)
  const { register, handleSubmit, reset, setError, formState } = useForm<{ words: string }>({
    resolver: zodResolver(z.object({ words: rule })),
    defaultValues: { words: '' },
  })

  const submit = handleSubmit(async ({ words }) => {
    setMessage(undefined)
    try {
      await send({ [name]: words })
    } catch (error) {
      const [problem] = fieldProblems(error)
      const reason = reasonOf(error)
      setMessage(reason)
      if (problem?.path === name) setError('words', { message: problem.message }, { shouldFocus: true })
      toast({ variant: 'destructive', title: failed, description: reason })
      if (isOutdated(error)) onOutdated()
      return
    }
    reset({ words: '' })
    onSent()
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={label} isRequired hint={hint} error={formState.errors.words?.message}>
        {(control) => <Textarea {...control} rows={4} maxLength={2000} {...register('words')} />}
      </Field>
      <div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" variant={variant} disabled={isSending} className="w-full sm:w-auto">
          {isSending ? pending : button}
        </Button>
      </div>
    </form>
  )
}
