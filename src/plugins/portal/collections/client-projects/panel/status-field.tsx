'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { projectStatuses, statusWord } from '../schema'

const known = projectStatuses.map(({ value, label }) => ({ value: value as string, label: label as string }))

/** The state of a project, chosen from the list; one that was stored before and is not in it stays until another is chosen. */
export const StatusField: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: givenPath })
  const isKnown = !value || known.some((option) => option.value === value)
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      options={isKnown ? known : [...known, { value, label: statusWord(value) }]}
      value={value}
      isClearable={false}
      readOnly={readOnly || disabled}
      showError={showError}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option.value)
      }}
    />
  )
}
