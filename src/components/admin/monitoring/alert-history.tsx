import type { AlertEvent } from '@/plugins/portal/collections/alerts/schema'
import { LocalDate } from '../local-date'

const words: Record<AlertEvent['kind'], string> = {
  raised: 'raised',
  acknowledged: 'acknowledged',
  comment: 'commented',
  reopened: 'reopened',
}

/** What happened to an alert, the newest first. */
export function AlertHistory({ history }: { history: AlertEvent[] }) {
  return (
    <ol className="grid gap-4 border-l border-line-strong pl-5">
      {history.toReversed().map(({ id, kind, at, byName, comment }) => (
        <li key={id} className="panel-knot relative text-1">
          <p className="text-2">
            <span className="font-medium">{byName ?? 'Monitoring'}</span>: {words[kind]}
          </p>
          {comment && <p className="my-1 max-w-[70ch] text-2 break-words whitespace-pre-wrap">{comment}</p>}
          <p className="text-ink-muted">
            <LocalDate value={at} withTime />
          </p>
        </li>
      ))}
    </ol>
  )
}
