'use client'

import { useCallback, useState } from 'react'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { type DecimalKind, decimalMessage, decimalText, parseDecimal } from '@/lib/shared/decimal'

/** What is typed, and the value that it stands for; a value from elsewhere brings its own text. */
function useText(value: number | null | undefined, kind: DecimalKind) {
  const textOf = (given: number | null | undefined) => (typeof given === 'number' ? decimalText(given, kind) : '')
  const [typed, setTyped] = useState({ text: textOf(value), value: value ?? null })
  if (typed.value !== (value ?? null)) setTyped({ text: textOf(value), value: value ?? null })
  return { text: typed.text, setTyped }
}

/** A number that is stored whole, typed as it is read. A text that is none is kept and says so; nothing is stored for it. */
export function DecimalField({
  field,
  path: givenPath,
  readOnly,
  kind,
}: NumberFieldClientProps & { kind: DecimalKind }) {
  const { label, required, admin: { description } = {} } = field
  const [isWrong, setWrong] = useState(false)
  const validate = useCallback(() => !isWrong || decimalMessage(kind), [isWrong, kind])
  const { path, value, setValue, showError, errorMessage, disabled } = useField<number | null>({
    potentiallyStalePath: givenPath,
    validate,
  })
  const { text, setTyped } = useText(value, kind)
  const id = `field-${path.replace(/\./g, '__')}`
  const message = isWrong ? decimalMessage(kind) : showError ? errorMessage : undefined
  const type = (next: string) => {
    const parsed = parseDecimal(next, kind) ?? null
    setTyped({ text: next, value: parsed })
    setWrong(parsed === null && next.trim() !== '')
    setValue(parsed)
  }
  return (
    <div className={`field-type number ${message ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} required={required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={Boolean(message)} message={message} />
        <input
          id={id}
          name={path}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          disabled={Boolean(readOnly) || disabled}
          aria-invalid={Boolean(message)}
          aria-describedby={`${id}-description`}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <div id={`${id}-description`}>
        <FieldDescription description={description} path={path} />
      </div>
    </div>
  )
}
