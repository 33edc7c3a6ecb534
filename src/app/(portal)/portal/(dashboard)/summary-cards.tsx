import Link from 'next/link'
import { Percent } from '@/components/portal/percent'

type Props = {
  activeProjects: number
  openRequests: number
  systemHealth: number | null
  resourceUsage: number | null
}

/** The four figures of the dashboard; each leads to what it counts. */
export function SummaryCards({ activeProjects, openRequests, systemHealth, resourceUsage }: Props) {
  const cards = [
    { label: 'Active Projects', value: activeProjects, href: '/portal/projects' },
    { label: 'Open Requests', value: openRequests, href: '/portal/services/requests' },
    { label: 'System Health', value: <Percent value={systemHealth} />, href: '/portal/monitoring' },
    { label: 'Resource Usage', value: <Percent value={resourceUsage} />, href: '/portal/monitoring' },
  ]
  return (
    <ul
      aria-label="Summary"
      className="grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line lg:grid-cols-4"
    >
      {cards.map(({ label, value, href }) => (
        <li key={label} className="bg-surface">
          <Link
            href={href}
            prefetch={false}
            className="flex h-full flex-col gap-2 p-5 text-ink no-underline -outline-offset-2 hover:bg-sunken"
          >
            <span className="text-1 text-ink-muted">{label}</span>
            <span className="font-mono text-5 font-medium tabular-nums">{value}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
