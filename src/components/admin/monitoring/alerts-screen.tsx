'use client'

import { useState } from 'react'
import { CheckCheck } from 'lucide-react'
import { Freshness } from '@/components/portal/freshness'
import { alertStates, severities } from '@/plugins/portal/collections/alerts/schema'
import type { FleetList } from '@/plugins/portal/sources/fleet'
import type { FleetAlert } from '@/plugins/portal/sources/fleet-source'
import { type FleetAlertsQuery, fleetAlertsQuery } from '@/plugins/portal/sources/schema'
import { Pagination } from '../rfq/pagination'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { queryFrom, searchOf } from './address'
import { AlertDialog } from './alert-dialog'
import { AlertList } from './alert-list'
import { SearchBox } from '../search-box'
import { Choice, ClientChoice } from './filters'
import { MonitoringHead } from './head'
import { primaryButton } from './looks'
import type { ChangeAddress } from '../change-address'
import { useFilters } from './use-filters'
import { type Asked, useLive } from './use-live'

const DEFAULTS = { severity: 'all', state: 'all', page: '1' }
const ALL = { value: 'all', label: 'All' }

type FiltersProps = { query: FleetAlertsQuery; list: FleetList<FleetAlert>; onChange: ChangeAddress }

function Filters({ query, list, onChange }: FiltersProps) {
  return (
    <div role="search" className="mb-4 flex flex-wrap items-end gap-3">
      <SearchBox q={query.q} hint="Title, message or client" onChange={onChange} />
      <ClientChoice client={query.client} clients={list.clients} onChange={onChange} />
      <Choice
        label="Severity"
        value={query.severity}
        options={[ALL, ...severities]}
        onChoose={(severity) => onChange({ severity })}
      />
      <Choice
        label="Status"
        value={query.state}
        options={[ALL, ...alertStates]}
        onChoose={(state) => onChange({ state })}
      />
      <p role="status" className="ml-auto pb-2.5 text-1 text-ink-muted tabular-nums">
        {list.total === 1 ? '1 alert' : `${list.total} alerts`}
      </p>
    </div>
  )
}

function useChosen(alerts: FleetAlert[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  // What has been taken on meanwhile, or is on another page, is not chosen any more.
  const chosen = alerts.filter(({ id, acknowledged }) => ids.has(id) && !acknowledged)
  const choose = (changed: number[], isChosen: boolean) =>
    setIds((before) => new Set([...before].filter((id) => !changed.includes(id)).concat(isChosen ? changed : [])))
  return { chosen, choose }
}

/** The alerts of all clients, the newest first. What is chosen stands in the address. */
export function AlertsScreen({ first }: { first: Asked<FleetList<FleetAlert>> }) {
  const { params, change } = useFilters(DEFAULTS)
  const query = queryFrom(fleetAlertsQuery, params)
  const live = useLive(`/api/admin/monitoring/alerts?${searchOf(query)}`, first)
  const { items, total, updatedAt, isSample } = live.data
  const { chosen, choose } = useChosen(items)
  const [taking, setTaking] = useState<FleetAlert[]>()
  const open = params.get('alert')
  return (
    <main className="ax panel-page">
      <MonitoringHead
        title="Alerts"
        step="Alerts"
        text="What was noticed at all clients, refreshed every 30 seconds while you look at it."
        live={live}
      />
      <Filters query={query} list={live.data} onChange={change} />
      {chosen.length > 0 && (
        <div className="sticky top-2 z-10 mb-4 flex flex-wrap items-center justify-between gap-3 rounded border border-line-strong bg-surface px-4 py-2">
          <p className="text-2">{chosen.length === 1 ? '1 alert selected' : `${chosen.length} alerts selected`}</p>
          <button type="button" onClick={() => setTaking(chosen)} className={primaryButton}>
            <CheckCheck aria-hidden size={16} />
            Acknowledge selected
          </button>
        </div>
      )}
      <div
        aria-busy={live.isLoading}
        className={`overflow-hidden rounded border border-line bg-surface ${live.isLoading ? 'opacity-60' : ''}`}
      >
        {items.length > 0 ? (
          <AlertList
            alerts={items}
            chosen={new Set(chosen.map(({ id }) => id))}
            onChoose={choose}
            onAcknowledge={(alert) => setTaking([alert])}
            onOpen={(id) => change({ alert: String(id) })}
          />
        ) : (
          <p className="px-6 py-12 text-center text-2 text-ink-muted">No alert fits what you are looking for.</p>
        )}
        <Freshness updatedAt={updatedAt} isSample={isSample} />
      </div>
      <Pagination
        page={query.page}
        pages={Math.max(1, Math.ceil(total / query.limit))}
        onPage={(page) => change({ page: String(page) })}
      />
      {taking && (
        <AcknowledgeDialog alerts={taking} onClose={() => setTaking(undefined)} onDone={() => void live.load()} />
      )}
      {open && (
        <AlertDialog key={open} id={open} onClose={() => change({ alert: '' })} onChanged={() => void live.load()} />
      )}
    </main>
  )
}
