import type { CollectionConfig, Field } from 'payload'
import { nobody } from '@/access/rules'
import { day } from '@/fields/day'
import { sentToCaller } from './access'
import { quoteLinkEndpoints } from './answering/endpoints'
import { quoteStatuses } from './schema'

const whole = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })
const line = (name: string): Field => ({ name, type: 'text' })
const moment = (name: string): Field => ({ name, type: 'date' })

const recipient: Field = {
  name: 'recipient',
  type: 'group',
  fields: [
    { name: 'name', type: 'text', required: true },
    line('company'),
    { name: 'email', type: 'text', required: true },
    { name: 'address', type: 'textarea' },
  ],
}

const lines: Field = {
  name: 'lines',
  type: 'array',
  fields: [
    { name: 'description', type: 'text', required: true },
    whole('quantityThousandths'),
    { name: 'unit', type: 'text', required: true },
    whole('unitPriceCents'),
    whole('discountBasisPoints'),
    whole('taxRateBasisPoints'),
    { name: 'isOptional', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isChosen', type: 'checkbox', required: true, defaultValue: true },
  ],
}

const milestones: Field = {
  name: 'milestones',
  type: 'array',
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'days', type: 'number' },
  ],
}

/** Who accepted, and how: written once. */
const seal: Field = {
  name: 'seal',
  type: 'group',
  fields: [
    line('name'),
    line('title'),
    line('poNumber'),
    { name: 'signature', type: 'json' },
    line('address'),
    line('contentHash'),
  ],
}

/**
 * Quotes: one row for each version. The desk's operations write them and nobody else does, so the panel's own form has
 * none of this; a version that was sent never changes but in what became of it.
 */
export const Quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: 'Quote', plural: 'Quotes' },
  // The desk's screen shows them; Payload's form could change nothing of them.
  admin: { useAsTitle: 'title', hidden: true },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: sentToCaller, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  endpoints: quoteLinkEndpoints,
  indexes: [
    { fields: ['series', 'sequence', 'version'], unique: true },
    { fields: ['request', 'version'], unique: true },
    { fields: ['client', 'sentAt'] },
    { fields: ['status', 'validUntil'] },
  ],
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'rfq_requests', required: true, index: true },
    { name: 'client', type: 'relationship', relationTo: 'users', index: true },
    { name: 'number', type: 'text', index: true },
    { name: 'series', type: 'text', admin: { hidden: true } },
    { name: 'sequence', type: 'number', admin: { hidden: true } },
    { name: 'version', type: 'number', required: true, defaultValue: 1 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: quoteStatuses.map(({ value, label }) => ({ value, label })),
    },
    { name: 'title', type: 'text', required: true },
    recipient,
    { name: 'scope', type: 'textarea' },
    milestones,
    lines,
    day('validUntil', { label: 'Valid until', description: 'To the end of this day in the time zone of the company.' }),
    { name: 'terms', type: 'textarea' },
    whole('depositBasisPoints'),
    whole('totalCents'),
    moment('sentAt'),
    moment('viewedAt'),
    moment('remindedAt'),
    moment('answeredAt'),
    { name: 'declineReason', type: 'textarea' },
    seal,
    { name: 'project', type: 'relationship', relationTo: 'client_projects', index: true },
    { name: 'depositInvoice', type: 'relationship', relationTo: 'invoices' },
  ],
}
