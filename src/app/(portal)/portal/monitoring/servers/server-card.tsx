import { ChevronRight } from 'lucide-react'
import { Meter } from '@/components/portal/meter'
import { Status } from '@/components/portal/status'
import { levelOf } from '@/plugins/portal/sources/figures'
import type { ServerHealth } from '@/plugins/portal/sources/source'
import { serverLook } from '@/components/portal/tones'

const loads = [
  ['CPU', 'cpu'],
  ['Memory', 'memory'],
  ['Disk', 'disk'],
] as const

function Details({ server }: { server: ServerHealth }) {
  const rows = [
    ['Location', server.location],
    ['Operating system', server.system],
    ['Hardware', server.hardware],
    ['Address', server.address],
  ]
  return (
    <details className="group mt-4 border-t border-line">
      <summary className="flex min-h-11 items-center gap-1.5 text-1 font-medium text-primary hover:underline">
        <ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
        Details<span className="sr-only"> of {server.name}</span>
      </summary>
      <dl className="grid gap-x-6 gap-y-2 pb-3 text-1 sm:grid-cols-[auto_1fr]">
        {rows.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="m-0 mb-1 min-w-0 break-words sm:mb-0">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** One server: what it is for, how it does, how much it has to do, and where it stands. */
export function ServerCard({ server }: { server: ServerHealth }) {
  const { tone, word } = serverLook(server.status)
  return (
    <li className="min-w-0 bg-surface px-5 pt-5 pb-1">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-mono text-2 font-medium">{server.name}</h2>
        <Status tone={tone}>{word}</Status>
      </div>
      <p className="text-1">{server.purpose}</p>
      <p className="mb-5 text-1 text-ink-muted">
        {server.status === 'offline' ? 'It does not answer' : `Up for ${server.uptime}`}
      </p>
      <div className="grid gap-3">
        {loads.map(([label, key]) => (
          <Meter key={key} label={label} percent={server[key]} level={levelOf(server[key])} />
        ))}
      </div>
      <Details server={server} />
    </li>
  )
}
