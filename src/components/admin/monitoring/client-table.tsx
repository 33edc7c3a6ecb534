import Link from 'next/link'
import { DataTable } from '@/components/portal/data-table'
import { Percent } from '@/components/portal/percent'
import { Status, type Tone } from '@/components/portal/status'
import { metrics } from '@/plugins/portal/collections/usage-samples/schema'
import { HIGH } from '@/plugins/portal/sources/figures'
import type { ClientHealth, FleetOverview } from '@/plugins/portal/sources/fleet'

const link = 'text-primary underline underline-offset-4'

function healthOf({ systemHealth, newCriticalAlerts }: ClientHealth): { tone: Tone; word: string } {
  if (newCriticalAlerts > 0) return { tone: 'bad', word: 'Critical alert' }
  if (systemHealth === null) return { tone: 'quiet', word: 'Not checked' }
  return systemHealth < 100 ? { tone: 'warning', word: 'Needs attention' } : { tone: 'good', word: 'Healthy' }
}

function Servers({ client }: { client: ClientHealth }) {
  if (client.servers === 0) return <span className="text-ink-muted">None</span>
  return (
    <Link href={`/admin/monitoring/servers?client=${client.id}`} prefetch={false} className={link}>
      {client.servers}
      <span className="sr-only"> servers of {client.name}</span>
      {client.serversTroubled > 0 && (
        <span className="block whitespace-nowrap">{`${client.serversTroubled} not online`}</span>
      )}
    </Link>
  )
}

function NewAlerts({ client }: { client: ClientHealth }) {
  if (client.newAlerts === 0) return <span className="text-ink-muted">None</span>
  return (
    <Link href={`/admin/monitoring/alerts?client=${client.id}&state=new`} prefetch={false} className={link}>
      {client.newAlerts}
      <span className="sr-only"> new alerts of {client.name}</span>
    </Link>
  )
}

function Use({ percent }: { percent: number | null }) {
  const isHigh = percent !== null && percent >= HIGH
  return (
    <span className={`font-mono ${isHigh ? 'font-medium text-warn' : ''}`}>
      <Percent value={percent === null ? null : Math.round(percent)} />
      {isHigh && <span className="sr-only">, high</span>}
    </span>
  )
}

/** The clients with their health, what is open and what they use. */
export function ClientTable({ clients }: { clients: FleetOverview['clients'] }) {
  if (clients.items.length === 0)
    return <p className="px-5 py-10 text-center text-2 text-ink-muted">Nothing is watched for any client yet.</p>
  return (
    <DataTable
      caption="Health and usage of each client"
      rows={clients.items}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Client', isHead: true, cell: ({ name }) => <span className="block min-w-[160px]">{name}</span> },
        {
          label: 'Health',
          cell: (client) => (
            <span className="block whitespace-nowrap">
              <Status tone={healthOf(client).tone}>{healthOf(client).word}</Status>
              <span className="block text-ink-muted">
                <span className="font-mono">
                  <Percent value={client.systemHealth} />
                </span>
                {` · ${client.checksHealthy} of ${client.checks} checks`}
              </span>
            </span>
          ),
        },
        { label: 'New alerts', isNumber: true, cell: (client) => <NewAlerts client={client} /> },
        { label: 'Servers', isNumber: true, cell: (client) => <Servers client={client} /> },
        ...metrics.map(({ value, label }) => ({
          label,
          isNumber: true,
          cell: ({ usage }: ClientHealth) => <Use percent={usage ? usage[value] : null} />,
        })),
      ]}
    />
  )
}
