'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { CodeFieldClientComponent } from 'payload'

/** Code to be read, in a plain text box. Payload's own loads its editor from a foreign server, which our content policy forbids. */
export const CodeField: CodeFieldClientComponent = ({ field, path: givenPath }) => {
  const { path, value } = useField<string>({ potentiallyStalePath: givenPath })
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className="field-type">
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <textarea id={id} value={value ?? ''} readOnly spellCheck={false} className="panel-code" />
    </div>
  )
}
