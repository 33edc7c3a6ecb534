import type { Field, FieldHook } from 'payload'
import { dayStored, isDay, storedDay } from '@/lib/shared/days'

/** Whatever time of the day was given, the day is stored alike. */
const toStoredDay: FieldHook = ({ value }) => {
  const text = value instanceof Date ? value.toISOString() : value
  return typeof text === 'string' && isDay(dayStored(text)) ? storedDay(dayStored(text)) : value
}

type Day = { label: string; description: string; isRequired?: boolean; hasIndex?: boolean }

/** A day of the calendar, without a time. */
export const day = (name: string, { label, description, isRequired = false, hasIndex = false }: Day): Field => ({
  name,
  label,
  type: 'date',
  required: isRequired,
  index: hasIndex,
  hooks: { beforeValidate: [toStoredDay] },
  admin: { description, date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } },
})
