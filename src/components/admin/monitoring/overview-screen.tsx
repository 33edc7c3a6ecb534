'use client'

import Link from 'next/link'
import { Freshness } from '@/components/portal/freshness'
import { Meter } from '@/components/portal/meter'
import { Panel } from '@/components/portal/panel'
import { Percent } from '@/components/portal/percent'
import { Status } from '@/components/portal/status'
import { severityLook } from '@/components/portal/tones'
import { levelOf } from '@/plugins/portal/sources/figures'
import type { FleetOverview } from '@/plugins/portal/sources/fleet'
import { LocalDate } from '../local-date'
import { ClientTable } from './client-table'
import { MonitoringHead } from './head'
import { type Asked, useLive } from './use-live'

const link = 'text-primary underline underline-offset-4'
const counted = (count: number): string => count.toLocaleString('en-US')

function SystemHealth({ overview }: { overview: FleetOverview }) {
  const { checks, clients } = overview
  const troubled = clients.items.filter(({ systemHealth }) => systemHealth !== null && systemHealth < 100)
  return (
    <Panel title="System Health">
      <div className="p-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-mono text-5 font-medium">
            <Percent value={overview.systemHealth} />
          </span>
          <span className="text-1 text-ink-muted">
            {checks.checks
              ? `${counted(checks.checksHealthy)} of ${counted(checks.checks)} checks are healthy`
              : 'Nothing is checked yet'}
          </span>
        </p>
        <p className="mt-3 text-1">
          {troubled.length === 0
            ? 'No client has a failing check.'
            : `Failing checks at ${troubled.map(({ name }) => name).join(', ')}.`}
        </p>
      </div>
      <Freshness updatedAt={clients.updatedAt} isSample={clients.isSample} />
    </Panel>
  )
}

function NetworkStatus({ clients }: Pick<FleetOverview, 'clients'>) {
  const services = clients.items.reduce((sum, client) => sum + client.networkServices, 0)
  const troubled = clients.items.filter(({ networkTroubled }) => networkTroubled > 0)
  const count = troubled.reduce((sum, client) => sum + client.networkTroubled, 0)
  return (
    <Panel title="Network Status">
      <div className="p-5">
        <p className="flex min-h-10 items-center">
          {services === 0 && <span className="text-1 text-ink-muted">No part of a network is watched yet</span>}
          {services > 0 && count === 0 && <Status tone="good">All Systems Operational</Status>}
          {count > 0 && (
            <Status tone="warning">{`${count} of ${services} network services ${count === 1 ? 'needs' : 'need'} attention`}</Status>
          )}
        </p>
        <p className="mt-3 text-1">
          {count > 0
            ? `They are at ${troubled.map(({ name }) => name).join(', ')}.`
            : `${counted(services)} services of ${counted(clients.items.length)} clients’ networks are watched.`}
        </p>
      </div>
      <Freshness updatedAt={clients.updatedAt} isSample={clients.isSample} />
    </Panel>
  )
}

function ResourceUsage({ usage, clients }: Pick<FleetOverview, 'usage' | 'clients'>) {
  return (
    <Panel title="Resource Usage">
      <div className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-2 xl:grid-cols-4">
        {usage.map(({ metric, label, percent }) => (
          <Meter key={metric} label={label} percent={percent} level={levelOf(percent)} />
        ))}
      </div>
      <Freshness updatedAt={clients.updatedAt} isSample={clients.isSample} />
    </Panel>
  )
}

function NewestAlerts({ alerts }: Pick<FleetOverview, 'alerts'>) {
  return (
    <Panel
      title="Newest alerts"
      more={
        <Link href="/admin/monitoring/alerts" prefetch={false} className={`text-1 ${link}`}>
          All alerts
        </Link>
      }
    >
      {alerts.items.length === 0 && (
        <p className="px-5 py-10 text-center text-2 text-ink-muted">No active alerts at this time.</p>
      )}
      <ul>
        {alerts.items.map(({ id, title, severity, client, timestamp, acknowledged }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-5 py-3 not-last:border-b">
            <span className="w-[96px]">
              <Status tone={severityLook(severity).tone}>{severityLook(severity).word}</Status>
            </span>
            <span className="min-w-0 flex-1 basis-[220px]">
              <Link
                href={`/admin/monitoring/alerts?alert=${id}`}
                prefetch={false}
                className="text-2 font-medium break-words text-ink underline-offset-4 hover:underline"
              >
                {title}
              </Link>
              <span className="block text-1 text-ink-muted">
                {client.name} · <LocalDate value={timestamp} withTime />
              </span>
            </span>
            <Status tone={acknowledged ? 'quiet' : 'busy'}>{acknowledged ? 'Acknowledged' : 'New'}</Status>
          </li>
        ))}
      </ul>
      <Freshness updatedAt={alerts.updatedAt} isSample={alerts.isSample} />
    </Panel>
  )
}

/** How all clients do; it keeps itself up to date while it can be seen. */
export function OverviewScreen({ first }: { first: Asked<FleetOverview> }) {
  const live = useLive('/api/admin/monitoring/overview', first)
  const { clients, usage, alerts } = live.data
  return (
    <main className="ax panel-page">
      <MonitoringHead
        title="Monitoring Overview"
        step="Overview"
        text="How all clients do, refreshed every 30 seconds while you look at it."
        live={live}
      />
      <div className="grid gap-6 [&>*]:min-w-0">
        <div className="grid gap-6 lg:grid-cols-2">
          <SystemHealth overview={live.data} />
          <NetworkStatus clients={clients} />
        </div>
        <ResourceUsage usage={usage} clients={clients} />
        <Panel title="Clients">
          <ClientTable clients={clients} />
          <Freshness updatedAt={clients.updatedAt} isSample={clients.isSample} />
        </Panel>
        <NewestAlerts alerts={alerts} />
      </div>
    </main>
  )
}
