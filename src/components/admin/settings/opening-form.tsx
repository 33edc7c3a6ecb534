'use client'

import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { MOST_DAYS, MOST_TIMES } from '@/globals/site-settings/opening-schema'
import { weekdays } from '@/lib/shared/business-time'
import { federalHolidays } from '@/lib/shared/federal-holidays'
import { quietButton } from '../rfq/looks'
import { Field, FieldShell } from './field'
import { card, input } from './looks'
import { RowTools } from './row-tools'

const row = 'grid items-end gap-3 border-b border-line pb-4'
const group = `${card} m-0 grid min-w-0 gap-4 p-5`
const legend = 'float-left mb-1 w-full p-0 text-3 font-semibold'
const hint = 'text-1 text-ink-muted'

function AddButton({ label, isOff, onAdd }: { label: string; isOff: boolean; onAdd: () => void }) {
  return (
    <button type="button" disabled={isOff} onClick={onAdd} className={`${quietButton} justify-self-start`}>
      <Plus aria-hidden size={16} />
      {label}
    </button>
  )
}

function DayOfWeek({ name }: { name: string }) {
  const { register, formState, getFieldState } = useFormContext()
  return (
    <FieldShell label="Day" error={getFieldState(name, formState).error?.message}>
      {(control) => (
        <select {...control} className={input} {...register(name)}>
          {weekdays.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  )
}

const newTime = { weekday: 'monday', opens: '08:00', closes: '18:00' }
const labelOf = (weekday: string | undefined) => weekdays.find(({ value }) => value === weekday)?.label ?? 'Opening'

function Times() {
  const { fields, append, move, remove } = useFieldArray({ name: 'openingTimes', keyName: 'key' })
  const typed = useWatch({ name: 'openingTimes' }) as ({ weekday?: string } | undefined)[]
  return (
    <fieldset className={group}>
      <legend className={legend}>Opening times</legend>
      <p className={hint}>
        By these the time to answer a quote request is measured: keep them like the lines above. Each day that is listed
        is a business day. 00:00 as closing time is midnight.
      </p>
      <ol className="grid gap-4">
        {fields.map(({ key }, index) => (
          <li key={key} className={`${row} grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]`}>
            <div className="col-span-2 md:col-span-1">
              <DayOfWeek name={`openingTimes.${index}.weekday`} />
            </div>
            <Field name={`openingTimes.${index}.opens`} label="Opens" type="time" />
            <Field name={`openingTimes.${index}.closes`} label="Closes" type="time" />
            <RowTools
              what={`${labelOf(typed[index]?.weekday)}, line ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddButton label="Add an opening" isOff={fields.length >= MOST_TIMES} onAdd={() => append(newTime)} />
    </fieldset>
  )
}

function Holidays() {
  const { register } = useFormContext()
  return (
    <fieldset className={group}>
      <legend className={legend}>Federal holidays kept</legend>
      <p className={hint}>
        Closed on these days of each year. One on a Saturday closes the Friday before as well, one on a Sunday the
        Monday after.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {federalHolidays.map(({ value, label }) => (
          <li key={value}>
            <label className="flex items-center gap-3 text-2">
              <input type="checkbox" value={value} className="size-5 accent-primary" {...register('keptHolidays')} />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function ClosedDays() {
  const { fields, append, move, remove } = useFieldArray({ name: 'closedDays', keyName: 'key' })
  const typed = useWatch({ name: 'closedDays' }) as ({ name?: string } | undefined)[]
  return (
    <fieldset className={group}>
      <legend className={legend}>Other closed days</legend>
      <p className={hint}>Single days, such as the one after Thanksgiving.</p>
      <ol className="grid gap-4">
        {fields.map(({ key }, index) => (
          <li key={key} className={`${row} md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]`}>
            <Field name={`closedDays.${index}.day`} label="Closed on" type="date" />
            <Field name={`closedDays.${index}.name`} label="Name" />
            <RowTools
              what={typed[index]?.name || `day ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddButton label="Add a day" isOff={fields.length >= MOST_DAYS} onAdd={() => append({ day: '', name: '' })} />
    </fieldset>
  )
}

/** When the company is there, for the figures: opening times, holidays and other closed days. */
export function OpeningFields() {
  return (
    <>
      <Times />
      <Holidays />
      <ClosedDays />
    </>
  )
}
