import type { CollectionConfig } from 'payload'
import { clientAccess, clientField, clientRecords } from '../../client-owned'
import { serviceAreas } from './schema'

/** What is watched for a client, with the outcome of its newest checks. */
export const MonitoredServices: CollectionConfig = {
  slug: 'monitored_services',
  labels: { singular: 'Monitored service', plural: 'Monitored services' },
  admin: { ...clientRecords, useAsTitle: 'name', defaultColumns: ['name', 'user', 'area', 'checks', 'checksHealthy'] },
  defaultSort: 'name',
  access: clientAccess,
  fields: [
    clientField,
    { name: 'name', type: 'text', required: true, maxLength: 120, admin: { description: 'As the client calls it.' } },
    {
      name: 'description',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'What it does for the client, in a sentence.' },
    },
    {
      name: 'area',
      type: 'select',
      required: true,
      defaultValue: 'platform',
      options: serviceAreas.map(({ value, label }) => ({ value, label })),
      admin: { description: 'The network status of the portal is made of the services of the network.' },
    },
    {
      name: 'checks',
      type: 'number',
      required: true,
      min: 1,
      max: 10_000,
      admin: { step: 1, description: 'How many checks watch it.' },
    },
    {
      name: 'checksHealthy',
      label: 'Healthy checks',
      type: 'number',
      required: true,
      min: 0,
      max: 10_000,
      admin: { step: 1, description: 'How many of them were fine the last time. The status is computed from both.' },
      validate: (value: number | null | undefined, { siblingData }: { siblingData: { checks?: number } }) =>
        (typeof value === 'number' && value >= 0 && value <= (siblingData.checks ?? 0)) ||
        'There cannot be more healthy checks than checks',
    },
  ],
}
