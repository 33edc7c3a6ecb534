'use client'

import { useId, type ReactNode } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { input } from './looks'

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type ShellProps = { label: string; hint?: string; error?: string; children: (control: Control) => ReactNode }

/** A label, a control, its hint and its error, tied together for assistive technology. */
export function FieldShell({ label, hint, error, children }: ShellProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-2 font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-1 text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

type FieldProps = {
  /** Its place in the form, as `rfq.url` or `offices.0.name`. */
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'number' | 'time' | 'date'
  rows?: number
  step?: string
  options?: RegisterOptions
}

/** A field of the form round it. */
export function Field({ name, label, hint, type = 'text', rows, step, options }: FieldProps) {
  const { register, formState, getFieldState } = useFormContext()
  const error = getFieldState(name, formState).error?.message
  return (
    <FieldShell label={label} hint={hint} error={error}>
      {(control) =>
        rows ? (
          <textarea {...control} rows={rows} className={`${input} py-2`} {...register(name, options)} />
        ) : (
          <input {...control} type={type} step={step} className={input} {...register(name, options)} />
        )
      }
    </FieldShell>
  )
}

/** A switch of the form round it, with its sentence beside it. */
export function CheckField({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const id = useId()
  const { register } = useFormContext()
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-hint`}
        className="mt-0.5 size-5 accent-primary"
        {...register(name)}
      />
      <label htmlFor={id} className="text-2 font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-1 text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
