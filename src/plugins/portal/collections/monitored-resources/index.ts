import type { CollectionConfig } from 'payload'
import { clientAccess, clientField, clientRecords } from '../../client-owned'

/** A workload of a client's cluster, as Kubernetes names it. */
export const MonitoredResources: CollectionConfig = {
  slug: 'monitored_resources',
  labels: { singular: 'Monitored resource', plural: 'Monitored resources' },
  admin: { ...clientRecords, useAsTitle: 'name', defaultColumns: ['name', 'user', 'namespace', 'kind', 'status'] },
  defaultSort: 'name',
  access: clientAccess,
  fields: [
    clientField,
    { name: 'name', type: 'text', required: true, maxLength: 253, admin: { description: 'Its name in the cluster.' } },
    {
      name: 'namespace',
      type: 'text',
      required: true,
      maxLength: 63,
      admin: { description: 'The part of the cluster that it lives in.' },
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      maxLength: 63,
      admin: { description: 'Deployment, StatefulSet, DaemonSet, CronJob, Pod …' },
    },
    {
      name: 'status',
      type: 'text',
      required: true,
      defaultValue: 'Running',
      maxLength: 63,
      admin: { description: 'Running, or what it does instead: Pending, Failed …' },
    },
    {
      name: 'startedAt',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Its age is counted from here.' },
    },
  ],
}
