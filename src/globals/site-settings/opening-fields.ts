import type { Field } from 'payload'
import { rowsNamedBy } from '@/fields/row-label'
import { day } from '@/fields/day'
import { type OpeningTime, weekdays } from '@/lib/shared/business-time'
import { federalHolidays } from '@/lib/shared/federal-holidays'
import { MOST_DAYS, MOST_TIMES, openingProblem, TIME, TIME_RULE } from './opening-schema'

const options = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value, label }))

const time = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: (value: unknown) => (typeof value === 'string' && TIME.test(value)) || TIME_RULE,
  admin: { description },
})

/** When the company is there: what time to answer is measured by. What visitors read of it is `hours`, in words. */
export const openingFields: Field[] = [
  {
    name: 'openingTimes',
    label: 'Opening times',
    type: 'array',
    labels: { singular: 'Opening', plural: 'Opening times' },
    maxRows: MOST_TIMES,
    validate: (rows: unknown) => {
      const problem = Array.isArray(rows) && openingProblem(rows as OpeningTime[])
      return problem ? `Line ${problem.row + 1}: ${problem.message}` : true
    },
    admin: {
      description:
        'By these the time to answer a quote request is measured; keep them like the business hours that visitors read. Every day that is listed is a business day. By the time zone of the billing settings.',
      initCollapsed: true,
      components: rowsNamedBy('weekday'),
    },
    fields: [
      { name: 'weekday', label: 'Day', type: 'select', required: true, options: options(weekdays) },
      time('opens', 'Opens', 'On a clock of 24 hours: 08:00.'),
      time('closes', 'Closes', 'Such as 18:00; 00:00 is midnight.'),
    ],
  },
  {
    name: 'keptHolidays',
    label: 'Federal holidays kept',
    type: 'select',
    hasMany: true,
    options: options(federalHolidays),
    admin: {
      description:
        'Closed on these days of each year. One on a Saturday closes the Friday before as well, one on a Sunday the Monday after.',
    },
  },
  {
    name: 'closedDays',
    label: 'Other closed days',
    type: 'array',
    labels: { singular: 'Day', plural: 'Other closed days' },
    maxRows: MOST_DAYS,
    admin: {
      description: 'Single days, such as the one after Thanksgiving.',
      initCollapsed: true,
      components: rowsNamedBy('name'),
    },
    fields: [
      day('day', { label: 'Day', description: 'The whole day.', isRequired: true }),
      { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 120 },
    ],
  },
]
