import { LocalDate } from '@/components/admin/local-date'
import { DataTable } from '@/components/portal/data-table'
import { Status } from '@/components/portal/status'
import type { Alert, Answer } from '@/plugins/portal/sources/source'
import { severityLook } from '@/components/portal/tones'

/** Alerts, the newest first. */
export function AlertTable({ alerts }: { alerts: Answer<Alert> }) {
  if (alerts.items.length === 0)
    return <p className="px-5 py-10 text-center text-2 text-ink-muted">No active alerts at this time.</p>
  return (
    <>
      <DataTable
        caption="Your alerts"
        rows={alerts.items}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Severity',
            cell: ({ severity }) => <Status tone={severityLook(severity).tone}>{severityLook(severity).word}</Status>,
          },
          {
            label: 'Title',
            isHead: true,
            cell: ({ title }) => <span className="block md:min-w-[140px]">{title}</span>,
          },
          {
            label: 'Message',
            isText: true,
            cell: ({ message }) => <span className="block max-w-[60ch] md:min-w-[240px]">{message}</span>,
          },
          {
            label: 'Time',
            cell: ({ timestamp }) => (
              <span className="block md:min-w-[96px]">
                <LocalDate value={timestamp} withTime />
              </span>
            ),
          },
          {
            label: 'Status',
            cell: ({ acknowledged }) => (
              <Status tone={acknowledged ? 'quiet' : 'busy'}>{acknowledged ? 'Acknowledged' : 'New'}</Status>
            ),
          },
        ]}
      />
      {alerts.hasMore && (
        <p className="border-t border-line px-5 py-3 text-1 text-ink-muted">
          These are the newest {alerts.items.length} alerts.
        </p>
      )}
    </>
  )
}
