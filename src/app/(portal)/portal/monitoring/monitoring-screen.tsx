'use client'

import { Freshness } from '@/components/portal/freshness'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import type { Monitoring } from '@/plugins/portal/sources/operations'
import { AlertTable } from './alert-table'
import { HealthPanels } from './health-panels'
import { LiveNotes } from '@/components/portal/live-notes'
import { RefreshBar } from '@/components/portal/refresh-bar'
import { ResourceTable } from './resource-table'
import { UsageCharts } from './usage-charts'
import { type Asked, useLiveData } from './use-live-data'
import { useWhileVisible } from '@/components/portal/use-while-visible'

/** How long a screen that is looked at waits before it asks again. */
export const REFRESH_SECONDS = 30

/** Health, use, alerts and resources of the client; it keeps itself up to date while it can be seen. */
export function MonitoringScreen({ first }: { first: Asked<Monitoring> }) {
  const { data, at, changedAt, problem, isPending, load, refresh } = useLiveData('/api/portal/monitoring', first)
  useWhileVisible(load, REFRESH_SECONDS)
  const { services, usage, alerts, resources } = data
  return (
    <>
      <PageHead
        title="Monitoring"
        text="What we watch for you, refreshed every 30 seconds while you look at it."
        crumbs={[{ href: '/portal', label: 'Dashboard' }]}
        action={<RefreshBar at={at} isPending={isPending} onRefresh={refresh} />}
      />
      <LiveNotes problem={problem} changedAt={changedAt} />
      <div className="grid gap-6 [&>*]:min-w-0">
        <HealthPanels services={services} />
        <Panel title="Alerts">
          <AlertTable alerts={alerts} />
          <Freshness updatedAt={alerts.updatedAt} isSample={alerts.isSample} />
        </Panel>
        <Panel title="Usage over time">
          <UsageCharts usage={usage.items} />
          <Freshness updatedAt={usage.updatedAt} isSample={usage.isSample} />
        </Panel>
        <Panel title="Resources">
          <ResourceTable caption="Your resources" resources={resources.items} />
          <Freshness updatedAt={resources.updatedAt} isSample={resources.isSample} />
        </Panel>
      </div>
    </>
  )
}
