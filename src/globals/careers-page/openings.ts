import type { ArrayField, Field } from 'payload'
import { positions } from '@/collections/career-applications/schema'
import { headline } from '@/fields/page-text'
import { employmentTypes } from './schema'

const day = (name: string, label: string, description: string, required: boolean): Field => ({
  name,
  label,
  type: 'date',
  required,
  admin: { description, width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' } },
})

const isSalary = (value: unknown): true | string =>
  value === null ||
  value === undefined ||
  (Number.isInteger(value) && (value as number) > 0) ||
  'Whole dollars a year, such as 78000'

const salary = (name: 'salaryFrom' | 'salaryTo', label: string, description: string): Field => ({
  name,
  label,
  type: 'number',
  max: 10_000_000,
  admin: { description, width: '50%', step: 1000 },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Record<'salaryFrom', unknown>> }) => {
    if (name === 'salaryFrom' || typeof value !== 'number') return isSalary(value)
    const { salaryFrom } = siblingData
    if (typeof salaryFrom !== 'number') return 'Give the lower end of the range as well'
    return value >= salaryFrom ? isSalary(value) : 'The upper end of the range is below the lower one'
  },
})

/** The jobs that are open. */
export const openings: ArrayField = {
  name: 'openings',
  label: 'Openings',
  type: 'array',
  maxRows: 30,
  labels: { singular: 'Opening', plural: 'Openings' },
  admin: {
    description:
      'Jobs that are open now. They are listed on the page and told to job boards; without any, neither happens.',
    initCollapsed: true,
  },
  fields: [
    headline('title', 'Job title'),
    {
      name: 'position',
      type: 'select',
      options: positions,
      admin: { description: 'What the Apply link chooses in the form. Leave it empty to let the applicant choose.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'location',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: {
            width: '50%',
            description:
              'An office by its name in the site settings, such as Kansas City; else a city, or a text that begins with Remote.',
          },
        },
        {
          name: 'employmentType',
          type: 'select',
          required: true,
          defaultValue: 'FULL_TIME',
          options: employmentTypes.map(({ value, label }) => ({ value, label })),
          admin: { width: '50%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        day('postedOn', 'Posted on', 'The day on which the job was first offered.', true),
        day('validUntil', 'Open until', 'The last day on which it is shown. Empty: until it is taken out here.', false),
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { rows: 8, description: 'What the work is and what it asks for. An empty line begins a new paragraph.' },
    },
    {
      type: 'row',
      fields: [
        salary('salaryFrom', 'Salary from', 'US dollars a year, whole. Empty: no salary is named.'),
        salary('salaryTo', 'Salary to', 'The upper end of the range. Empty: one figure.'),
      ],
    },
  ],
}
