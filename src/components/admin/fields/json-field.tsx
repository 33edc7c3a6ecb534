'use client'

import { useState } from 'react'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

const print = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))

/** JSON in a plain text box. Payload's own loads its editor from a foreign server, which our content policy forbids. */
export const JsonField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: givenPath })
  const [text, setText] = useState(() => print(value))
  const [isBroken, setBroken] = useState(false)
  const id = `field-${path.replace(/\./g, '__')}`

  const change = (next: string) => {
    setText(next)
    try {
      setValue(next.trim() === '' ? null : JSON.parse(next))
      setBroken(false)
    } catch {
      // Kept out of the form until it is JSON again.
      setBroken(true)
    }
  }
  return (
    <div className="field-type">
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          id={id}
          value={text}
          readOnly={readOnly || disabled}
          aria-invalid={isBroken || showError || undefined}
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          className="panel-code"
        />
      </div>
      {isBroken && <p role="alert">This is not valid JSON yet; the last valid text will be saved.</p>}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
