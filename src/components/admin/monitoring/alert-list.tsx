import { Status } from '@/components/portal/status'
import { severityLook } from '@/components/portal/tones'
import type { FleetAlert } from '@/plugins/portal/sources/fleet-source'
import { LocalDate } from '../local-date'
import { quietButton } from '../rfq/looks'

type Props = {
  alerts: FleetAlert[]
  chosen: Set<number>
  onChoose: (ids: number[], isChosen: boolean) => void
  onAcknowledge: (alert: FleetAlert) => void
  onOpen: (id: number) => void
}

function State({ alert }: { alert: FleetAlert }) {
  return (
    <div className="w-full sm:w-[190px]">
      <Status tone={alert.acknowledged ? 'quiet' : 'busy'}>{alert.acknowledged ? 'Acknowledged' : 'New'}</Status>
      {alert.acknowledgedAt && (
        <p className="mt-0.5 text-1 text-ink-muted">
          {alert.acknowledgedBy ?? 'Monitoring'}, <LocalDate value={alert.acknowledgedAt} withTime />
        </p>
      )}
    </div>
  )
}

function Item({ alert, chosen, onChoose, onAcknowledge, onOpen }: Omit<Props, 'alerts'> & { alert: FleetAlert }) {
  const { id, title, message, severity, client, timestamp, acknowledged } = alert
  return (
    <li className="flex gap-3 border-line px-4 py-4 not-last:border-b hover:bg-sunken/60">
      <input
        type="checkbox"
        aria-label={`Select “${title}” of ${client.name}`}
        checked={chosen.has(id)}
        disabled={acknowledged}
        onChange={(event) => onChoose([id], event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-[var(--primary)] disabled:opacity-40"
      />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-[300px]">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
            <Status tone={severityLook(severity).tone}>{severityLook(severity).word}</Status>
            <span className="text-1 text-ink-muted">
              {client.name} · <LocalDate value={timestamp} withTime />
            </span>
          </p>
          <h2 className="mt-1 text-2 font-semibold break-words">{title}</h2>
          <p className="mt-1 max-w-[80ch] text-1 break-words">{message}</p>
        </div>
        <State alert={alert} />
        <div className="flex flex-wrap content-start gap-2 sm:w-[220px] sm:justify-end">
          {!acknowledged && (
            <button
              type="button"
              onClick={() => onAcknowledge(alert)}
              aria-label={`Acknowledge “${title}” of ${client.name}`}
              className={quietButton}
            >
              Acknowledge
            </button>
          )}
          <button
            type="button"
            onClick={() => onOpen(id)}
            aria-label={`History of “${title}” of ${client.name}`}
            className={quietButton}
          >
            History
          </button>
        </div>
      </div>
    </li>
  )
}

/** Alerts of all clients; new ones can be chosen, to take several on at once. */
export function AlertList({ alerts, chosen, onChoose, ...rest }: Props) {
  const open = alerts.filter(({ acknowledged }) => !acknowledged).map(({ id }) => id)
  return (
    <>
      {open.length > 0 && (
        <label className="flex min-h-11 w-full items-center gap-3 border-b border-line bg-sunken px-4 py-2 text-1 font-medium">
          <input
            type="checkbox"
            checked={open.every((id) => chosen.has(id))}
            onChange={(event) => onChoose(open, event.target.checked)}
            className="size-5 shrink-0 accent-[var(--primary)]"
          />
          Select all new alerts on this page
        </label>
      )}
      <ul aria-label="Alerts">
        {alerts.map((alert) => (
          <Item key={alert.id} alert={alert} chosen={chosen} onChoose={onChoose} {...rest} />
        ))}
      </ul>
    </>
  )
}
