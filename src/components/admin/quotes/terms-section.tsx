'use client'

import { useFormContext } from 'react-hook-form'
import { Field, FieldShell } from '../settings/field'
import { input } from '../settings/looks'
import { card, heading } from './looks'
import { NumberField } from './number-field'
import type { QuoteForm } from './quote-form'

function LastDay() {
  const { register, formState, getFieldState } = useFormContext<QuoteForm>()
  return (
    <FieldShell
      label="Valid until"
      hint="To the end of this day, where the company is."
      error={getFieldState('validUntil', formState).error?.message}
    >
      {(control) => <input {...control} {...register('validUntil')} type="date" className={input} />}
    </FieldShell>
  )
}

/** How long the quote holds, what is paid first, and what the reader agrees to. */
export function TermsSection() {
  return (
    <section aria-labelledby="quote-terms" className={card}>
      <h2 id="quote-terms" className={`${heading} mb-4`}>
        Conditions
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <LastDay />
        <NumberField name="deposit" label="Deposit, %" hint="Of the total, invoiced with the acceptance. 0 is none." />
        <div className="sm:col-span-2">
          <Field name="terms" label="Terms" rows={8} hint="The reader agrees to them with the acceptance." />
        </div>
      </div>
    </section>
  )
}
