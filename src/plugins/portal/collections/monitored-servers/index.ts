import type { CollectionConfig, Field } from 'payload'
import { clientAccess, clientField, clientRecords } from '../../client-owned'
import { serverStatuses } from './schema'

const percent = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  admin: { description: 'In percent of what the server has.', width: '33%' },
})

const text = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength: 160,
  admin: { description },
})

/** A server that is watched for a client. */
export const MonitoredServers: CollectionConfig = {
  slug: 'monitored_servers',
  labels: { singular: 'Server', plural: 'Servers' },
  admin: { ...clientRecords, useAsTitle: 'name', defaultColumns: ['name', 'user', 'status', 'cpu', 'memory', 'disk'] },
  defaultSort: 'name',
  access: clientAccess,
  fields: [
    clientField,
    text('name', 'Name', 'Its host name.'),
    text('purpose', 'Purpose', 'What it does: “Grain accounting database”.'),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'online',
      options: serverStatuses.map(({ value, label }) => ({ value, label })),
      admin: { description: 'Degraded: it works, but something about it needs attention.' },
    },
    { type: 'row', fields: [percent('cpu', 'CPU'), percent('memory', 'Memory'), percent('disk', 'Disk')] },
    text('location', 'Location', 'Building, room and rack.'),
    text('system', 'Operating system', 'With its version.'),
    text('hardware', 'Hardware', 'Cores, memory and disks.'),
    text('address', 'Address', 'In the client’s own network.'),
    {
      name: 'bootedAt',
      label: 'Up since',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'The uptime is counted from here.' },
    },
  ],
}
