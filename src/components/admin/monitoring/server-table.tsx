import { TriangleAlert } from 'lucide-react'
import { DataTable } from '@/components/portal/data-table'
import { Status } from '@/components/portal/status'
import { serverLook } from '@/components/portal/tones'
import { levelOf, type UsageLevel } from '@/plugins/portal/sources/figures'
import type { FleetServer } from '@/plugins/portal/sources/fleet-source'

const loads = [
  ['CPU', 'cpu'],
  ['Memory', 'memory'],
  ['Disk', 'disk'],
] as const

const looks: Record<UsageLevel, { fill: string; word?: string; className: string }> = {
  normal: { fill: 'var(--primary)', className: '' },
  high: { fill: 'var(--usage-high)', word: 'High', className: 'text-warn' },
  full: { fill: 'var(--danger)', word: 'Full', className: 'text-danger' },
}

/** One figure in a line, so that many servers fit on a screen. */
function Load({ label, percent }: { label: string; percent: number }) {
  const { fill, word, className } = looks[levelOf(percent)]
  return (
    <div className="flex items-center gap-3">
      <span className="w-14 text-ink-muted">{label}</span>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%${word ? `, ${word}` : ''}`}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full" style={{ width: `${percent}%`, background: fill }} />
      </div>
      <span className={`flex w-14 items-center justify-end gap-1 font-mono ${className}`}>
        {word && <TriangleAlert aria-hidden size={14} className="shrink-0" />}
        {percent}%
      </span>
    </div>
  )
}

/** Servers with their load, whose they are and where they stand. */
export function ServerTable({ servers }: { servers: FleetServer[] }) {
  return (
    <DataTable
      caption="Servers of all clients"
      rows={servers}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Server',
          isHead: true,
          cell: ({ name, purpose, location, system, address }) => (
            <span className="block min-w-[220px] font-normal">
              <span className="block font-mono font-medium">{name}</span>
              {purpose}
              <span className="block text-ink-muted">{location}</span>
              <span className="block text-ink-muted">
                {system} · <span className="font-mono">{address}</span>
              </span>
            </span>
          ),
        },
        { label: 'Client', cell: ({ client }) => <span className="block min-w-[120px]">{client.name}</span> },
        {
          label: 'Status',
          cell: ({ status, uptime }) => (
            <span className="block min-w-[120px]">
              <Status tone={serverLook(status).tone}>{serverLook(status).word}</Status>
              <span className="block text-ink-muted">
                {status === 'offline' ? 'It does not answer' : `Up for ${uptime}`}
              </span>
            </span>
          ),
        },
        {
          label: 'Load',
          cell: (server) => (
            <div className="grid w-[240px] gap-1">
              {loads.map(([label, key]) => (
                <Load key={key} label={label} percent={server[key]} />
              ))}
            </div>
          ),
        },
      ]}
    />
  )
}
