import type { CollectionConfig, Field } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobodyField } from '@/access/rules'
import { day } from '@/fields/day'
import { issuedToCaller } from '../invoices/access'
import { changeOneAtATime } from '../invoices/hooks'
import { lines } from '../invoices/lines'
import { keepTheCredits, onlyDraftCreditsGo, settleTheInvoice } from './hooks'
import { tellOfCredit } from './mails'
import { creditStatuses } from './schema'

/** Written by the hooks, whatever the caller sends. */
const computed = { create: nobodyField, update: nobodyField }

const cents = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  access: computed,
  admin: { position: 'sidebar', readOnly: true, description: 'In cents. Computed on saving.' },
})

/** The two parts of the number, for the next one. */
const parts: Field[] = [
  { name: 'series', type: 'text', access: computed, admin: { hidden: true } },
  { name: 'sequence', type: 'number', access: computed, admin: { hidden: true } },
]

/** What is given back of invoices. Issued ones are frozen; what was credited by mistake is billed again. */
export const CreditNotes: CollectionConfig = {
  slug: 'credit_notes',
  labels: { singular: 'Credit note', plural: 'Credit notes' },
  admin: {
    group: 'Portal',
    useAsTitle: 'number',
    defaultColumns: ['number', 'invoice', 'client', 'status', 'issueDate', 'totalCents'],
    description:
      'A draft is seen here only. Issuing gives the number, takes the amount from the invoice, and mails it.',
    preview: ({ id }) => `/api/client/credit-notes/${String(id)}/pdf`,
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  // Payload asks for its lock outside of the transaction; changes wait for each other in there, and would wait for it.
  lockDocuments: false,
  access: {
    create: admins,
    read: issuedToCaller,
    update: admins,
    delete: admins,
    readVersions: admins,
    unlock: () => false,
  },
  indexes: [{ fields: ['series', 'sequence'], unique: true }, { fields: ['client', 'issueDate'] }],
  fields: [
    {
      name: 'number',
      type: 'text',
      unique: true,
      index: true,
      access: computed,
      admin: { position: 'sidebar', readOnly: true, description: 'Given when it is issued, without a gap.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: creditStatuses.map(({ value, label }) => ({ value, label })),
      admin: { position: 'sidebar', description: 'Draft to Issued. An issued credit note stays.' },
    },
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
      access: computed,
      admin: { readOnly: true, position: 'sidebar', description: 'The client of the invoice.' },
    },
    day('issueDate', { label: 'Date', description: 'Empty: the day on which it is issued.', hasIndex: true }),
    {
      name: 'reason',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      admin: { description: 'The client reads it.' },
    },
    {
      ...lines,
      admin: { ...lines.admin, description: 'What is given back. Left empty, all lines of the invoice.' },
    } as Field,
    cents('subtotalCents', 'Subtotal'),
    cents('taxCents', 'Tax'),
    cents('totalCents', 'Total'),
    ...parts,
  ],
  hooks: {
    beforeOperation: [changeOneAtATime],
    beforeChange: [keepTheCredits],
    afterChange: [settleTheInvoice, tellOfCredit],
    beforeDelete: [onlyDraftCreditsGo],
  },
}
