import type { CollectionConfig, Field } from 'payload'
import { clientAccess, clientField, clientRecords } from '../../client-owned'
import { metrics } from './schema'

const measured: Field[] = metrics.map(({ value, label }) => ({
  name: value,
  label,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  admin: { description: 'In percent of what there is.', width: '25%' },
}))

/** How much of a client's capacity was in use at a moment. */
export const UsageSamples: CollectionConfig = {
  slug: 'usage_samples',
  labels: { singular: 'Usage sample', plural: 'Usage samples' },
  admin: {
    ...clientRecords,
    useAsTitle: 'takenAt',
    defaultColumns: ['takenAt', 'user', ...metrics.map((m) => m.value)],
  },
  defaultSort: '-takenAt',
  access: clientAccess,
  indexes: [{ fields: ['user', 'takenAt'] }],
  fields: [
    clientField,
    {
      name: 'takenAt',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'When it was measured.' },
    },
    { type: 'row', fields: measured },
  ],
}
