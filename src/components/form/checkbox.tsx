import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { error?: string; children: ReactNode }

/** A box to tick (a plain form sends `on` for it), its words and its error. The whole line can be pressed; links in the words stay links. */
export function Checkbox({ error, children, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-2.5 size-6 shrink-0 cursor-pointer rounded-[3px] border border-line-strong bg-surface transition-colors duration-150 hover:border-ink aria-invalid:border-danger"
          {...rest}
        />
        <label htmlFor={id} className="min-h-11 cursor-pointer py-2.5">
          {children}
        </label>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
