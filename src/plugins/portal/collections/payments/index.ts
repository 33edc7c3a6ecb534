import type { CollectionConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobodyField, ownedByCaller } from '@/access/rules'
import { day } from '@/fields/day'
import { shownAs } from '@/fields/decimal'
import { changeOneAtATime } from '../invoices/hooks'
import { MAX_TOTAL_CENTS } from '../invoices/money'
import { fitsTheInvoice, settleAfterChange, settleAfterDelete } from './hooks'
import { paymentMethods } from './schema'

/** What clients have paid, recorded by staff. Payments make an invoice paid, and open again when they are taken back. */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  admin: {
    group: 'Portal',
    useAsTitle: 'reference',
    defaultColumns: ['date', 'invoice', 'amountCents', 'method', 'reference'],
    description: 'One for each amount that arrived, also for a part of an invoice.',
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-date',
  // Payload asks for its lock outside of the transaction; changes wait for each other in there, and would wait for it.
  lockDocuments: false,
  access: {
    create: admins,
    read: ownedByCaller('client', isAdmin),
    update: admins,
    delete: admins,
    readVersions: admins,
    unlock: () => false,
  },
  indexes: [{ fields: ['client', 'date'] }],
  fields: [
    {
      name: 'invoice',
      type: 'relationship',
      relationTo: 'invoices',
      required: true,
      index: true,
      filterOptions: { status: { in: ['issued', 'paid'] } },
      admin: { description: 'An issued invoice.' },
    },
    {
      name: 'client',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true, position: 'sidebar', description: 'The client of the invoice.' },
    },
    {
      name: 'amountCents',
      label: 'Amount, $',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_TOTAL_CENTS,
      admin: { description: 'At most what is open on the invoice.', components: shownAs('dollars') },
      validate: (value: unknown) =>
        (Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= MAX_TOTAL_CENTS) ||
        'A whole number of cents, more than zero',
    },
    day('date', { label: 'Date', description: 'The day on which the money arrived.', isRequired: true }),
    {
      name: 'method',
      type: 'select',
      required: true,
      defaultValue: 'bank',
      options: paymentMethods.map(({ value, label }) => ({ value, label })),
      admin: { description: 'How it was paid.' },
    },
    {
      name: 'reference',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The number of the check or of the transfer.' },
    },
    {
      // By which a payment gateway knows it: an outcome that is reported twice is recorded once.
      name: 'gatewayReference',
      type: 'text',
      unique: true,
      access: { create: nobodyField, update: nobodyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ gatewayReference }) => Boolean(gatewayReference),
        description: 'How the payment gateway names it.',
      },
    },
  ],
  hooks: {
    beforeOperation: [changeOneAtATime],
    beforeChange: [fitsTheInvoice],
    afterChange: [settleAfterChange],
    afterDelete: [settleAfterDelete],
  },
}
