import { useId, type ComponentProps } from 'react'

type Props = ComponentProps<'input'> & {
  label: string
  hint?: string
  error?: string
  isOptional?: boolean
  /** Figures and letters that are compared one by one. */
  isCode?: boolean
}

/** A labelled input with its hint and its error, both told to assistive technology; children stand below the input. */
export function TextField({ label, hint, error, isOptional, isCode, type = 'text', children, ...input }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-2 font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      <input
        {...input}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`h-12 w-full rounded border border-line-strong bg-surface px-3.5 text-2 text-ink aria-invalid:border-danger ${isCode ? 'font-mono tracking-[0.15em]' : ''}`}
      />
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-1 text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
