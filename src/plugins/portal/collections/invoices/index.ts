import type { CollectionConfig, Field } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins, nobodyField } from '@/access/rules'
import { day } from '@/fields/day'
import { shownAs } from '@/fields/decimal'
import { issuedToCaller } from './access'
import { changeOneAtATime, keepTheBooks, onlyDraftsGo } from './hooks'
import { lines } from './lines'
import { tellTheClient } from './mails'
import { invoiceStatuses } from './schema'

/** Written by the hooks, whatever the caller sends. */
const computed = { create: nobodyField, update: nobodyField }

const cents = (name: string, label: string, description = 'Computed on saving.'): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  access: computed,
  admin: { position: 'sidebar', readOnly: true, description, components: shownAs('dollars') },
})

/** The two parts of the number, for the next one. */
const parts: Field[] = [
  { name: 'series', type: 'text', access: computed, admin: { hidden: true } },
  { name: 'sequence', type: 'number', access: computed, admin: { hidden: true } },
]

/** What makes an invoice one over late interest. */
const interest: Field[] = [
  {
    name: 'interestOf',
    label: 'Late interest on',
    type: 'relationship',
    relationTo: 'invoices',
    index: true,
    access: computed,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ interestOf }) => Boolean(interestOf),
      description: 'The invoice that was paid late.',
    },
  },
  // The months that it bills, counted from the due date of the other one; none is billed twice.
  { name: 'interestMonths', type: 'json', access: computed, admin: { hidden: true } },
]

const billTo: Field = {
  name: 'billTo',
  label: 'Bill to',
  type: 'group',
  admin: { description: 'What is left empty is taken from the client’s account when the invoice is issued.' },
  fields: [
    { name: 'name', type: 'text', maxLength: 120, admin: { description: 'The person.' } },
    {
      name: 'company',
      type: 'text',
      maxLength: 160,
      admin: { description: 'The company, as it stands on the invoice.' },
    },
    { name: 'email', label: 'E-mail address', type: 'email', admin: { description: 'Stands on the invoice.' } },
    { name: 'address', type: 'textarea', maxLength: 400, admin: { description: 'Street, city, state and ZIP code.' } },
  ],
}

/** Invoices of clients. Issued ones are frozen: only payments and voiding change their status. */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  labels: { singular: 'Invoice', plural: 'Invoices' },
  admin: {
    group: 'Portal',
    useAsTitle: 'number',
    defaultColumns: ['number', 'client', 'status', 'issueDate', 'dueDate', 'totalCents'],
    description:
      'A draft is seen here only. Issuing gives the number, shows the invoice to its client for good, and mails it.',
    components: { beforeListTable: ['/plugins/portal/collections/invoices/panel/export-invoices#ExportInvoices'] },
    preview: ({ id }) => `/api/client/invoices/${String(id)}/pdf`,
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
  indexes: [{ fields: ['series', 'sequence'], unique: true }, { fields: ['client', 'status', 'dueDate'] }],
  fields: [
    {
      name: 'number',
      type: 'text',
      unique: true,
      index: true,
      access: computed,
      admin: { position: 'sidebar', readOnly: true, description: 'Given when the invoice is issued, without a gap.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: invoiceStatuses.map(({ value, label }) => ({ value, label })),
      admin: {
        position: 'sidebar',
        description: 'Draft to Issued, and Issued to Void. An invoice is Paid when its payments cover it.',
      },
    },
    {
      name: 'client',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { description: 'Who owes it, and sees it in the portal.' },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'client_projects',
      index: true,
      filterOptions: ({ data }) => ({ userId: { equals: data?.client ?? 0 } }),
      admin: { description: 'One of the client’s projects, if it belongs to one.' },
    },
    {
      name: 'quote',
      type: 'relationship',
      relationTo: 'quotes',
      index: true,
      access: computed,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The accepted quote that it bills, if it came from one.',
      },
    },
    ...interest,
    {
      type: 'row',
      fields: [
        day('issueDate', {
          label: 'Invoice date',
          description: 'Empty: the day on which it is issued.',
          hasIndex: true,
        }),
        day('dueDate', { label: 'Due date', description: 'Empty: as many days later as the billing settings say.' }),
      ],
    },
    billTo,
    {
      name: 'reference',
      label: 'Client’s reference',
      type: 'text',
      maxLength: 120,
      admin: { description: 'A purchase order, say.' },
    },
    lines,
    { name: 'notes', type: 'textarea', maxLength: 2000, admin: { description: 'Stands below the lines.' } },
    {
      name: 'terms',
      type: 'textarea',
      maxLength: 2000,
      admin: { description: 'Empty: due date and late interest as in the billing settings.' },
    },
    cents('subtotalCents', 'Subtotal'),
    cents('taxCents', 'Tax'),
    cents('totalCents', 'Total'),
    cents('paidCents', 'Paid', 'The sum of its payments.'),
    cents('creditedCents', 'Credited', 'The sum of its credit notes.'),
    ...parts,
    {
      name: 'following',
      type: 'ui',
      admin: { components: { Field: '/plugins/portal/collections/invoices/panel/following#Following' } },
    },
  ],
  hooks: {
    beforeOperation: [changeOneAtATime],
    beforeChange: [keepTheBooks],
    afterChange: [tellTheClient],
    beforeDelete: [onlyDraftsGo],
  },
}
