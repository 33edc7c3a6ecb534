'use client'

import { Freshness } from '@/components/portal/freshness'
import { serverStatuses } from '@/plugins/portal/collections/monitored-servers/schema'
import type { FleetList } from '@/plugins/portal/sources/fleet'
import type { FleetServer } from '@/plugins/portal/sources/fleet-source'
import { fleetServersQuery, serverSorts } from '@/plugins/portal/sources/schema'
import { Pagination } from '../rfq/pagination'
import { queryFrom, searchOf } from './address'
import { SearchBox } from '../search-box'
import { Choice, ClientChoice } from './filters'
import { MonitoringHead } from './head'
import { ServerTable } from './server-table'
import { useFilters } from './use-filters'
import { type Asked, useLive } from './use-live'

const DEFAULTS = { status: 'all', sort: '-load', page: '1' }

/** The servers of all clients, the busiest first. What is chosen stands in the address. */
export function ServersScreen({ first }: { first: Asked<FleetList<FleetServer>> }) {
  const { params, change } = useFilters(DEFAULTS)
  const query = queryFrom(fleetServersQuery, params)
  const live = useLive(`/api/admin/monitoring/servers?${searchOf(query)}`, first)
  const { items, total, clients, updatedAt, isSample } = live.data
  return (
    <main className="ax panel-page">
      <MonitoringHead
        title="Servers"
        step="Servers"
        text="All servers of all clients, refreshed every 30 seconds while you look at them."
        live={live}
      />
      <div role="search" className="mb-4 flex flex-wrap items-end gap-3">
        <SearchBox q={query.q} hint="Name, purpose, place, address or client" onChange={change} />
        <ClientChoice client={query.client} clients={clients} onChange={change} />
        <Choice
          label="Status"
          value={query.status}
          options={[{ value: 'all', label: 'All' }, ...serverStatuses]}
          onChoose={(status) => change({ status })}
        />
        <Choice label="Sort by" value={query.sort} options={serverSorts} onChoose={(sort) => change({ sort })} />
        <p role="status" className="ml-auto pb-2.5 text-1 text-ink-muted tabular-nums">
          {total === 1 ? '1 server' : `${total} servers`}
        </p>
      </div>
      <div
        aria-busy={live.isLoading}
        className={`overflow-hidden rounded border border-line bg-surface ${live.isLoading ? 'opacity-60' : ''}`}
      >
        {items.length > 0 ? (
          <ServerTable servers={items} />
        ) : (
          <p className="px-6 py-12 text-center text-2 text-ink-muted">No server fits what you are looking for.</p>
        )}
        <Freshness updatedAt={updatedAt} isSample={isSample} />
      </div>
      <Pagination
        page={query.page}
        pages={Math.max(1, Math.ceil(total / query.limit))}
        onPage={(page) => change({ page: String(page) })}
      />
    </main>
  )
}
