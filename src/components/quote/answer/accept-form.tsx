'use client'

import { useState } from 'react'
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form'
import { Input } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { FormMessage } from '@/components/form/form-message'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import { useChoice } from '../choice'
import { type AcceptBody, acceptFieldOf, type AcceptValues, emptyAcceptance, resolveAcceptance } from './accept-values'
import { AgreeBox } from './agree-box'
import { SignatureField } from './signature-field'
import { fieldProblems, isOutdated, reasonOf, useAnswer } from './use-answer'

type Form = UseFormReturn<AcceptValues, unknown, AcceptBody>
type Props<Answer> = {
  token: string
  onAccepted: (answer: Answer) => void
  /** The quote has changed since the page was made. */
  onOutdated: () => void
}

function WhoFields({ register, formState: { errors } }: Form) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Your name" isRequired error={errors.name?.message}>
        {(control) => <Input {...control} maxLength={120} autoComplete="name" {...register('name')} />}
      </Field>
      <Field label="Your title or role" isRequired error={errors.title?.message}>
        {(control) => <Input {...control} maxLength={120} autoComplete="organization-title" {...register('title')} />}
      </Field>
      <Field
        label="PO number"
        hint="It stands on our invoices as your reference."
        error={errors.poNumber?.message}
        className="sm:col-span-2"
      >
        {(control) => <Input {...control} maxLength={60} autoComplete="off" {...register('poNumber')} />}
      </Field>
    </div>
  )
}

/** Puts the server's messages at their fields, the first of them in focus. */
function placeErrors(form: Form, error: unknown): void {
  fieldProblems(error).forEach(({ path, message }, index) => {
    const field = acceptFieldOf(path, form.getValues('kind'))
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  })
}

/** Accepts a quote with the lines that are chosen. What was typed and drawn stays when the call fails. */
export function AcceptForm<Answer>({ token, onAccepted, onOutdated }: Props<Answer>) {
  const { chosen, totals } = useChoice()
  const { isSending, send } = useAnswer<Answer>(token, 'accept')
  const [message, setMessage] = useState<string>()
  const form = useForm<AcceptValues, unknown, AcceptBody>({
    resolver: resolveAcceptance,
    defaultValues: emptyAcceptance,
  })
  const { handleSubmit, setFocus } = form

  const accept = async (body: AcceptBody) => {
    setMessage(undefined)
    try {
      const answer = await send({ ...body, chosen, totalCents: totals.totalCents })
      if (answer !== undefined) onAccepted(answer)
    } catch (error) {
      const reason = reasonOf(error)
      setMessage(reason)
      toast({ variant: 'destructive', title: 'The quote was not accepted', description: reason })
      placeErrors(form, error)
      if (isOutdated(error)) onOutdated()
    }
  }
  // A drawing takes no focus; the choice of its kind does.
  const refuse = ({ strokes, name, title, poNumber }: FieldErrors<AcceptValues>) => {
    if (strokes && !name && !title && !poNumber) setFocus('kind')
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(accept, refuse)(event)} className="grid gap-6">
      <WhoFields {...form} />
      <SignatureField form={form} />
      <AgreeBox form={form} />
      <div>
        <FormMessage>{message}</FormMessage>
        <p className="mb-3 text-2 text-ink-muted">
          You accept <span className="font-mono text-ink tabular-nums">{formatCents(totals.totalCents)}</span>
          {totals.depositCents > 0 && (
            <>
              , of which <span className="font-mono text-ink tabular-nums">{formatCents(totals.depositCents)}</span> is
              the deposit
            </>
          )}
          .
        </p>
        <Button type="submit" disabled={isSending} className="w-full sm:w-auto sm:min-w-52">
          {isSending ? 'Accepting...' : 'Accept quote'}
        </Button>
      </div>
    </form>
  )
}
