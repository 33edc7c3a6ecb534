'use client'

import { type FieldPath, useFormContext } from 'react-hook-form'
import { FieldShell } from '../settings/field'
import { input } from '../settings/looks'
import type { QuoteForm } from './quote-form'

type Props = { name: FieldPath<QuoteForm>; label: string; hint?: string }

/** A number as it is typed. It is read when it is saved and stays as it is when it cannot be. */
export function NumberField({ name, label, hint }: Props) {
  const { register, formState, getFieldState } = useFormContext<QuoteForm>()
  return (
    <FieldShell label={label} hint={hint} error={getFieldState(name, formState).error?.message}>
      {(control) => (
        <input
          {...control}
          {...register(name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          className={`${input} text-right tabular-nums`}
        />
      )}
    </FieldShell>
  )
}
