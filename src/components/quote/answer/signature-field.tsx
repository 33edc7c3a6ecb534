'use client'

import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Input } from '@/components/form/controls'
import { Field, FieldError, RequiredMark } from '@/components/form/field'
import type { AcceptBody, AcceptValues } from './accept-values'
import { SignaturePad } from './signature-pad'

const kinds = [
  { value: 'typed', label: 'Type it' },
  { value: 'drawn', label: 'Draw it' },
] as const

/** A signature, typed or drawn. Both are kept while somebody changes between them. */
export function SignatureField({ form }: { form: UseFormReturn<AcceptValues, unknown, AcceptBody> }) {
  const id = useId()
  const { register, control, setValue, clearErrors, formState } = form
  const [kind, strokes] = useWatch({ control, name: ['kind', 'strokes'] })
  const error = formState.errors.strokes?.message
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">
        Signature
        <RequiredMark />
      </legend>
      <div className="mb-3 flex flex-wrap gap-3">
        {kinds.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-line-strong px-4 py-2 hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input type="radio" value={value} className="size-4 accent-primary" {...register('kind')} />
            {label}
          </label>
        ))}
      </div>
      {kind === 'typed' ? (
        <Field label="Type your name as your signature" isRequired error={formState.errors.typedName?.message}>
          {(props) => (
            <Input
              {...props}
              maxLength={120}
              autoComplete="off"
              className="h-14! font-serif text-3 italic"
              {...register('typedName')}
            />
          )}
        </Field>
      ) : (
        <>
          <SignaturePad
            strokes={strokes}
            onChange={(next) => {
              setValue('strokes', next)
              clearErrors('strokes')
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </>
      )}
    </fieldset>
  )
}
