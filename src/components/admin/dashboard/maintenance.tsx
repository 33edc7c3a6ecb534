import Link from 'next/link'
import type { MaintenanceWindow } from '@/collections/maintenance-windows/schema'
import { LocalDate } from '../local-date'
import { quietButton } from '../rfq/looks'
import { Panel } from './panel'

const ROOT = '/admin/collections/maintenance_windows'

/** What interrupts a service now or next. */
export function Maintenance({ windows, mayPlan }: { windows: MaintenanceWindow[]; mayPlan: boolean }) {
  return (
    <Panel
      title="Scheduled maintenance"
      more={mayPlan ? { href: `${ROOT}/create`, label: 'Plan maintenance' } : { href: ROOT, label: 'All windows' }}
    >
      {windows.length === 0 && <p className="p-6 text-2 text-ink-muted">No interruption is planned.</p>}
      <ul>
        {windows.map(({ id, title, affected, startsAt, state }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-5 py-3 not-last:border-b"
          >
            <span className="min-w-0 flex-1 basis-[220px]">
              <span className="block text-2 font-medium break-words">{title}</span>
              <span className="block text-1 break-words text-ink-muted">
                {state === 'under way' ? 'Under way since ' : ''}
                <LocalDate value={startsAt} withTime /> · {affected}
              </span>
            </span>
            <Link
              href={`${ROOT}/${id}`}
              prefetch={false}
              className={quietButton}
              aria-label={`View Details of ${title}`}
            >
              View Details
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
