'use client'

import { Plus } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { MOST_ROWS, type SettingsRecord } from '@/globals/site-settings/schema'
import { quietButton } from '../rfq/looks'
import { Field } from './field'
import { card } from './looks'
import { RowTools } from './row-tools'
import { SectionForm } from './section-form'

const inDegrees = { valueAsNumber: true }
const newOffice = {
  name: '',
  description: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  latitude: undefined,
  longitude: undefined,
}

function OfficeFields({ place }: { place: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-3">
        <Field name={`${place}.name`} label="Office" hint="The city or region, as card and map name it." />
      </div>
      <div className="sm:col-span-3">
        <Field name={`${place}.phone`} label="Phone" type="tel" hint="The office’s own, if it has one." />
      </div>
      <div className="sm:col-span-6">
        <Field name={`${place}.description`} label="Description" hint="What is done there, in a sentence." />
      </div>
      <div className="sm:col-span-6">
        <Field name={`${place}.street`} label="Street" />
      </div>
      <div className="sm:col-span-3">
        <Field name={`${place}.city`} label="City" />
      </div>
      <div className="sm:col-span-1">
        <Field name={`${place}.state`} label="State" />
      </div>
      <div className="sm:col-span-2">
        <Field name={`${place}.zip`} label="ZIP code" />
      </div>
      <div className="sm:col-span-3">
        <Field
          name={`${place}.latitude`}
          label="Latitude"
          type="number"
          step="any"
          hint="North is positive: 38.9536."
          options={inDegrees}
        />
      </div>
      <div className="sm:col-span-3">
        <Field
          name={`${place}.longitude`}
          label="Longitude"
          type="number"
          step="any"
          hint="West is negative: -94.7789."
          options={inDegrees}
        />
      </div>
    </div>
  )
}

function Offices() {
  const { fields, append, move, remove } = useFieldArray({ name: 'offices', keyName: 'key' })
  const typed = useWatch({ name: 'offices' }) as ({ name?: string } | undefined)[]
  const nameOf = (index: number) => typed[index]?.name || `Office ${index + 1}`
  return (
    <>
      <ol className="grid gap-5">
        {fields.map(({ key }, index) => (
          <li key={key} className={`${card} grid gap-4 p-5`}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-3 font-semibold break-words">{nameOf(index)}</h3>
              <RowTools
                what={nameOf(index)}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </div>
            <OfficeFields place={`offices.${index}`} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={fields.length >= MOST_ROWS}
        onClick={() => append(newOffice)}
        className={`${quietButton} justify-self-start`}
      >
        <Plus aria-hidden size={16} />
        Add an office
      </button>
    </>
  )
}

/** The offices: cards and map of the contact page. */
export function OfficesForm({ record }: { record: SettingsRecord }) {
  return (
    <SectionForm section="offices" record={record}>
      <Offices />
    </SectionForm>
  )
}
