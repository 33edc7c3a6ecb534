import Link from 'next/link'
import { labelOf, type RfqRecord, serviceTypes } from '@/collections/rfq-requests/schema'
import { LocalDate } from '../local-date'
import { StatusBadge } from '../rfq/status-badge'
import { Panel } from './panel'

/** The newest quote requests; each opens on the desk. */
export function NewestRequests({ rows }: { rows: RfqRecord[] }) {
  return (
    <Panel title="Newest RFQ requests" more={{ href: '/admin/rfq', label: 'All requests' }}>
      {rows.length === 0 && (
        <p className="p-6 text-2 text-ink-muted">
          No requests yet. They appear here as soon as someone asks for a quote.
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-line not-last:border-b">
            <Link
              href={`/admin/rfq?request=${row.id}`}
              prefetch={false}
              className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-5 py-3 text-ink no-underline -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-[160px] flex-1 basis-[200px]">
                <span className="block text-2 font-medium break-words">{row.company}</span>
                <span className="block text-1 text-ink-muted">{labelOf(serviceTypes, row.serviceType)}</span>
              </span>
              <span className="font-mono text-1 text-ink-muted">
                <LocalDate value={row.createdAt} />
              </span>
              <StatusBadge status={row.status} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
