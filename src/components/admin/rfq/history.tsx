import { labelOf, type RfqEvent, rfqStatuses } from '@/collections/rfq-requests/schema'
import { LocalDate } from '../local-date'

/** Who set which status, and when; the newest first. */
export function History({ events }: { events: RfqEvent[] }) {
  if (events.length === 0) return <p className="text-2 text-ink-muted">No changes so far.</p>
  return (
    <ol className="grid gap-4 border-l border-line-strong pl-5">
      {events.toReversed().map(({ id, byName, from, to, createdAt }) => (
        <li key={id} className="panel-knot relative text-1">
          <p className="text-2">
            <span className="font-medium">{byName}</span>
            {from
              ? `: ${labelOf(rfqStatuses, from)} → ${labelOf(rfqStatuses, to)}`
              : `: received as ${labelOf(rfqStatuses, to)}`}
          </p>
          <p className="text-ink-muted">
            <LocalDate value={createdAt} withTime />
          </p>
        </li>
      ))}
    </ol>
  )
}
