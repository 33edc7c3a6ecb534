import clsx from 'clsx'
import { useId, type ReactNode } from 'react'

/** What ties a control to its label, hint and error. */
export type ControlProps = { id: string; required?: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string }

type Props = {
  label: string
  isRequired?: boolean
  hint?: string
  error?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** The words that mark what has to be filled in. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger">
      {' '}
      *
    </span>
  )
}

/** A message beside what it is about: a shape and words, never colour alone. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex gap-2 text-1 font-medium text-danger">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="mt-0.5 size-4 shrink-0 fill-none stroke-current stroke-[1.5]"
      >
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 4.5v4M8 11v.5" strokeLinecap="round" />
      </svg>
      <span>{children}</span>
    </p>
  )
}

/** A labelled control with its hint and its error. */
export function Field({ label, isRequired, hint, error, className, children }: Props) {
  const id = useId()
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {isRequired ? <RequiredMark /> : <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-1 text-ink-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
