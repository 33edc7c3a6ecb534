import clsx from 'clsx'
import type { ComponentProps } from 'react'

const control =
  'block w-full rounded border border-line-strong bg-surface px-3.5 text-ink transition-colors duration-150 placeholder:text-ink-muted hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-soft/40 disabled:cursor-not-allowed disabled:opacity-60'

/** A line of text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(control, 'h-11', className)} {...rest} />
}

/** Several lines of text; it grows with them where the browser can. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(control, 'field-sizing-content max-h-96 min-h-28 py-2.5', className)}
      {...rest}
    />
  )
}

type SelectProps = ComponentProps<'select'> & {
  placeholder: string
  options: readonly { value: string; label: string }[]
}

/** A choice from a list, with the browser's own list: the best there is on a phone. */
export function Select({ className, placeholder, options, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select className={clsx(control, 'h-11 appearance-none truncate pr-10', className)} {...rest}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <svg
        viewBox="0 0 12 8"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 w-3 -translate-y-1/2 fill-none stroke-ink-muted stroke-[1.5]"
      >
        <path d="M1 1.5 6 6.5 11 1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </div>
  )
}
