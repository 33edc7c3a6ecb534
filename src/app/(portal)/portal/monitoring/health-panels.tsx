import { Freshness } from '@/components/portal/freshness'
import { Panel } from '@/components/portal/panel'
import { Percent } from '@/components/portal/percent'
import { Status } from '@/components/portal/status'
import { networkStatus } from '@/plugins/portal/sources/figures'
import type { ServicesAnswer } from '@/plugins/portal/sources/operations'
import type { ServiceHealth } from '@/plugins/portal/sources/source'
import { serviceLook } from '@/components/portal/tones'

function ServiceStates({ services }: { services: ServiceHealth[] }) {
  return (
    <ul className="mt-4 grid gap-2 text-1">
      {services.map(({ id, name, status, checks, checksHealthy }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>{name}</span>
          <span className="flex items-center gap-4">
            <span className="text-ink-muted tabular-nums">
              {checksHealthy} of {checks} checks
            </span>
            <Status tone={serviceLook(status).tone}>{serviceLook(status).word}</Status>
          </span>
        </li>
      ))}
    </ul>
  )
}

function SystemHealth({ services }: { services: ServicesAnswer }) {
  const checks = services.items.reduce((sum, service) => sum + service.checks, 0)
  const healthy = services.items.reduce((sum, service) => sum + service.checksHealthy, 0)
  return (
    <Panel title="System Health" className="flex flex-col">
      <div className="flex-1 p-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-mono text-5 font-medium">
            <Percent value={services.systemHealth} />
          </span>
          <span className="text-1 text-ink-muted">
            {checks ? `${healthy} of ${checks} checks are healthy` : 'Nothing is checked yet'}
          </span>
        </p>
        <ServiceStates services={services.items.filter(({ area }) => area !== 'network')} />
      </div>
      <Freshness updatedAt={services.updatedAt} isSample={services.isSample} />
    </Panel>
  )
}

function NetworkStatus({ services }: { services: ServicesAnswer }) {
  const network = networkStatus(services.items)
  const count = network.services.length
  return (
    <Panel title="Network Status" className="flex flex-col">
      <div className="flex-1 p-5">
        <p className="flex min-h-10 items-center">
          {count === 0 && <span className="text-1 text-ink-muted">No part of a network is watched yet</span>}
          {count > 0 && network.troubled === 0 && <Status tone="good">All Systems Operational</Status>}
          {network.troubled > 0 && (
            <Status tone="warning">{`${network.troubled} of ${count} network services ${network.troubled === 1 ? 'needs' : 'need'} attention`}</Status>
          )}
        </p>
        <ServiceStates services={network.services} />
      </div>
      <Freshness updatedAt={count ? services.updatedAt : null} isSample={services.isSample} />
    </Panel>
  )
}

/** How the systems and how the network do, side by side. */
export function HealthPanels({ services }: { services: ServicesAnswer }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <SystemHealth services={services} />
      <NetworkStatus services={services} />
    </div>
  )
}
