import type { CollectionConfig } from 'payload'
import { clientAccess, clientField, clientRecords } from '../../client-owned'
import { keepAlertHistory } from './hooks'
import { severities } from './schema'

/** What monitoring noticed at a client's. It is new until somebody acknowledges it. */
export const Alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'Alert', plural: 'Alerts' },
  admin: {
    ...clientRecords,
    useAsTitle: 'title',
    defaultColumns: ['title', 'user', 'severity', 'occurredAt', 'acknowledged'],
  },
  defaultSort: '-occurredAt',
  access: clientAccess,
  hooks: { afterChange: [keepAlertHistory] },
  indexes: [{ fields: ['user', 'occurredAt'] }],
  fields: [
    clientField,
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'What happened, in a few words: “Backup volume is filling up”.' },
    },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      admin: { description: 'What it means, and what is being done.' },
    },
    {
      name: 'severity',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: severities.map(({ value, label }) => ({ value, label })),
      admin: { description: 'Critical: something does not work. Warning: it soon will not. Info: good to know.' },
    },
    {
      name: 'occurredAt',
      label: 'Time',
      type: 'date',
      required: true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'When it was noticed; the newest are shown first.',
      },
    },
    {
      name: 'acknowledged',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Somebody has taken it on. Until then the client reads “New”.' },
    },
  ],
}
