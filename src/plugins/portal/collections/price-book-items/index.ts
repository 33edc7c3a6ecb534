import type { CollectionConfig, Field } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { nobody, salesStaff } from '@/access/rules'
import { shownAs } from '@/fields/decimal'
import type { DecimalKind } from '@/lib/shared/decimal'
import { MAX_PRICE_CENTS, MAX_RATE } from '../invoices/money'

type Shown = { label: string; kind: DecimalKind; max: number; description: string }

const whole = (name: string, { label, kind, max, description }: Shown): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
  max,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) || `A whole number from 0 to ${max}`,
  admin: { description, components: shownAs(kind) },
})

/** What the company sells, at which price. A line of a quote copies it, so that a new price changes no quote. */
export const PriceBookItems: CollectionConfig = {
  slug: 'price_book_items',
  labels: { singular: 'Price book item', plural: 'Price book' },
  admin: {
    group: 'Sales',
    useAsTitle: 'description',
    defaultColumns: ['code', 'description', 'category', 'unit', 'unitPriceCents', 'isActive'],
    listSearchableFields: ['code', 'description', 'category'],
    description: 'Lines of a quote are chosen from here. A quote keeps the price that it was written with.',
    hidden: ({ user }) => !isSalesStaff(user as Person),
  },
  defaultSort: 'code',
  access: {
    create: salesStaff,
    read: salesStaff,
    update: salesStaff,
    delete: salesStaff,
    readVersions: nobody,
    unlock: nobody,
  },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 40,
      admin: { description: 'Short and never given twice: FIB-SPLICE.' },
    },
    {
      name: 'description',
      type: 'text',
      required: true,
      maxLength: 400,
      admin: { description: 'As it stands on the quote.' },
    },
    {
      name: 'category',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Such as Labor or Cabling.' },
    },
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
      max: MAX_PRICE_CENTS,
      description: 'Of one unit, before tax.',
    }),
    whole('taxRateBasisPoints', {
      label: 'Tax, %',
      kind: 'percent',
      max: MAX_RATE,
      description: '0 is without tax.',
    }),
    {
      name: 'isActive',
      label: 'Offered',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'What is not offered any more stays in the quotes that have it.' },
    },
  ],
}
