import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FieldError } from '@/components/form/field'
import type { AcceptBody, AcceptValues } from './accept-values'

/** The box by which somebody agrees to the terms of the quote, which stand in full on the same page. */
export function AgreeBox({ form }: { form: UseFormReturn<AcceptValues, unknown, AcceptBody> }) {
  const id = useId()
  const error = form.formState.errors.agreed?.message
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...form.register('agreed')}
          id={id}
          type="checkbox"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-where${error ? ` ${id}-error` : ''}`}
          className="mt-2.5 size-6 shrink-0 cursor-pointer accent-primary"
        />
        <div>
          <label htmlFor={id} className="block min-h-11 cursor-pointer py-2.5 font-medium">
            I agree to the terms
          </label>
          <p id={`${id}-where`} className="-mt-2 text-1 text-ink-muted">
            They stand in full{' '}
            <a href="#terms" className="inline-flex min-h-6 items-center text-primary underline underline-offset-2">
              above on this page
            </a>
            .
          </p>
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
