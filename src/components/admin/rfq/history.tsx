import { labelOf, type RfqEvent, rfqStatuses } from '@/collections/rfq-requests/schema'
import { LocalDate } from '../local-date'

const nobody = 'Unassigned'

function whatOf(event: RfqEvent): string {
  if (event.kind === 'assignment') return `: ${event.from ?? nobody} → ${event.to ?? nobody}`
  const to = labelOf(rfqStatuses, event.to)
  return event.from ? `: ${labelOf(rfqStatuses, event.from)} → ${to}` : `: received as ${to}`
}

/** Who set which status or gave the request to whom, and when; the newest first. */
export function History({ events }: { events: RfqEvent[] }) {
  if (events.length === 0) return <p className="text-2 text-ink-muted">No changes so far.</p>
  return (
    <ol className="grid gap-4 border-l border-line-strong pl-5">
      {events.toReversed().map((event) => (
        <li key={event.id} className="panel-knot relative text-1">
          <p className="text-2">
            <span className="font-medium">{event.byName}</span>
            {whatOf(event)}
          </p>
          <p className="text-ink-muted">
            <LocalDate value={event.createdAt} withTime />
          </p>
        </li>
      ))}
    </ol>
  )
}
