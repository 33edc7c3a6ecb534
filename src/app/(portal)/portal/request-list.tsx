import { labelOf, serviceTypes } from '@/collections/rfq-requests/schema'
import { LocalDate } from '@/components/admin/local-date'
import { StatusBadge } from '@/components/admin/rfq/status-badge'
import type { OwnRequest } from './own-requests'

const primary =
  'inline-flex h-11 items-center rounded bg-primary px-5 text-2 font-medium text-on-primary hover:bg-primary-hover'

function Nothing() {
  return (
    <div className="rounded border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="mb-1 text-2 font-medium">No quote requests yet</p>
      <p className="mb-6 text-2 text-ink-muted">
        Requests that you send while you are signed in are listed here with their status.
      </p>
      <a href="/rfq" className={primary}>
        Request a quote
      </a>
    </div>
  )
}

/** The caller's quote requests with their status. */
export function RequestList({ requests, total }: { requests: OwnRequest[]; total: number }) {
  return (
    <section aria-labelledby="requests">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="requests" className="text-3 font-semibold">
          Your quote requests
        </h2>
        {requests.length > 0 && (
          <a href="/rfq" className={primary}>
            Request a quote
          </a>
        )}
      </div>
      {requests.length === 0 && <Nothing />}
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li key={request.id} className="rounded border border-line bg-surface p-5">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-2 font-semibold">{labelOf(serviceTypes, request.serviceType)}</h3>
              <StatusBadge status={request.status} />
            </div>
            <p className="mb-3 line-clamp-2 max-w-[70ch] text-2 text-ink-muted">{request.projectDescription}</p>
            <p className="font-mono text-1 text-ink-muted">
              No. {request.id} · <LocalDate value={request.createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {total > requests.length && (
        <p className="mt-4 text-1 text-ink-muted">
          The newest {requests.length} of {total} requests.
        </p>
      )}
    </section>
  )
}
