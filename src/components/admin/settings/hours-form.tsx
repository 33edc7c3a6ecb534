'use client'

import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { MOST_ROWS, type SettingsRecord } from '@/globals/site-settings/schema'
import { quietButton } from '../rfq/looks'
import { Field } from './field'
import { OpeningFields } from './opening-form'
import { RowTools } from './row-tools'
import { SectionForm } from './section-form'

function Lines() {
  const { fields, append, move, remove } = useFieldArray({ name: 'hours', keyName: 'key' })
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {fields.map(({ key }, index) => (
          <li
            key={key}
            className="grid items-end gap-3 border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <Field name={`hours.${index}.days`} label={`Days, line ${index + 1}`} />
            <Field name={`hours.${index}.hours`} label={`Hours, line ${index + 1}`} />
            <RowTools
              what={`line ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <p className="text-1 text-ink-muted">Such as Mon-Fri, and 8:00 AM-6:00 PM or Closed.</p>
      <button
        type="button"
        disabled={fields.length >= MOST_ROWS}
        onClick={() => append({ days: '', hours: '' })}
        className={`${quietButton} justify-self-start`}
      >
        <Plus aria-hidden size={16} />
        Add a line
      </button>
    </div>
  )
}

/** The business hours in words, when contract customers are served, and the opening times that figures go by. */
export function HoursForm({ record }: { record: SettingsRecord }) {
  return (
    <SectionForm section="hours" record={record}>
      <Lines />
      <Field
        name="serviceHours"
        label="Service hours"
        rows={2}
        hint="When contract customers are served; below the business hours. May be empty."
      />
      <OpeningFields />
    </SectionForm>
  )
}
