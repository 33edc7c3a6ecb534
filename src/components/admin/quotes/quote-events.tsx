import type { QuoteEvent, QuoteEventKind } from '@/plugins/portal/collections/quotes/schema'
import { LocalDate } from '../local-date'

const deeds: Record<QuoteEventKind, string> = {
  drafted: 'began the draft',
  sent: 'sent it',
  resent: 'sent it again',
  reminded: 'sent a reminder',
  viewed: 'opened it',
  questioned: 'asked a question',
  accepted: 'accepted it',
  declined: 'declined it',
  superseded: 'replaced it by a newer version',
  expired: 'It expired',
}

/** What became of the versions of a quote: who did what and when, the newest first. */
export function QuoteEvents({ events }: { events: QuoteEvent[] }) {
  if (events.length === 0) return <p className="text-2 text-ink-muted">Nothing has happened yet.</p>
  return (
    <ol className="grid gap-4 border-l border-line-strong pl-5">
      {events
        .toSorted((a, b) => b.id - a.id)
        .map(({ id, kind, version, byName, text, at }) => (
          <li key={id} className="panel-knot relative min-w-0 text-1">
            <p className="text-2">
              {kind !== 'expired' && <span className="font-medium">{byName} </span>}
              {deeds[kind]}
            </p>
            {text && (
              <blockquote className="my-1 border-l-2 border-line-strong pl-3 text-2 break-words whitespace-pre-wrap">
                {text}
              </blockquote>
            )}
            <p className="text-ink-muted">
              Version {version}, <LocalDate value={at} withTime />
            </p>
          </li>
        ))}
    </ol>
  )
}
