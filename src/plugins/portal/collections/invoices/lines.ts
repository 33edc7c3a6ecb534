import type { Field } from 'payload'
import { shownAs } from '@/fields/decimal'
import { rowsNamedBy } from '@/fields/row-label'
import type { DecimalKind } from '@/lib/shared/decimal'
import { MAX_PRICE_CENTS, MAX_QUANTITY, MAX_RATE } from './money'

type Whole = {
  label: string
  kind: DecimalKind
  min: number
  max: number
  description: string
  defaultValue?: number
  isNotZero?: true
}

const whole = (name: string, { label, kind, min, max, description, defaultValue, isNotZero }: Whole): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue,
  admin: { description, components: shownAs(kind) },
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max && !(isNotZero && value === 0)) ||
    `A whole number from ${isNotZero ? 1 : min} to ${max}`,
})

/** What is billed: one row for each thing. */
export const lines: Field = {
  name: 'lines',
  type: 'array',
  labels: { singular: 'Line', plural: 'Lines' },
  maxRows: 200,
  admin: {
    description: 'What is billed. Amounts and totals are computed on saving.',
    components: rowsNamedBy('description'),
  },
  fields: [
    {
      name: 'description',
      type: 'text',
      required: true,
      maxLength: 400,
      admin: { description: 'What was done or delivered.' },
    },
    {
      type: 'row',
      fields: [
        whole('quantityThousandths', {
          label: 'Quantity',
          kind: 'quantity',
          // Less than zero where the system deducts what was billed before; the hooks refuse it elsewhere.
          min: -MAX_QUANTITY,
          max: MAX_QUANTITY,
          isNotZero: true,
          defaultValue: 1000,
          description: 'With at most three decimals: 1.5.',
        }),
        {
          name: 'unit',
          type: 'text',
          required: true,
          defaultValue: 'each',
          maxLength: 20,
          admin: { description: 'Such as hour, each, ft or month.' },
        },
        whole('unitPriceCents', {
          label: 'Unit price, $',
          kind: 'dollars',
          min: 0,
          max: MAX_PRICE_CENTS,
          description: 'Of one unit, before tax.',
        }),
        whole('discountBasisPoints', {
          label: 'Discount, %',
          kind: 'percent',
          min: 0,
          max: MAX_RATE,
          defaultValue: 0,
          description: '0 is none.',
        }),
        whole('taxRateBasisPoints', {
          label: 'Tax, %',
          kind: 'percent',
          min: 0,
          max: MAX_RATE,
          defaultValue: 0,
          description: '0 is without tax.',
        }),
      ],
    },
  ],
}
