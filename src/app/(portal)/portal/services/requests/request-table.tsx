import Link from 'next/link'
import { LocalDate } from '@/components/admin/local-date'
import { DataTable } from '@/components/portal/data-table'
import type { RequestRecord } from '@/plugins/portal/collections/service-requests/schema'
import { priorityWord, RequestState } from '../looks'

/** The client's requests; the title leads to the thread. */
export function RequestTable({ requests }: { requests: RequestRecord[] }) {
  return (
    <DataTable
      caption="Your service requests"
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Request',
          isHead: true,
          cell: ({ id, title, category }) => (
            <span className="block md:min-w-52">
              <Link
                href={`/portal/services/requests/${id}`}
                prefetch={false}
                className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
              >
                {title}
              </Link>
              <span className="mt-0.5 block font-normal text-ink-muted">{category}</span>
            </span>
          ),
        },
        { label: 'Number', cell: ({ number }) => <span className="font-mono whitespace-nowrap">{number}</span> },
        { label: 'Priority', cell: ({ priority }) => priorityWord(priority) },
        { label: 'Status', cell: ({ status }) => <RequestState status={status} /> },
        {
          label: 'Last activity',
          cell: ({ lastActivityAt }) => (
            <span className="whitespace-nowrap">
              <LocalDate value={lastActivityAt} />
            </span>
          ),
        },
      ]}
    />
  )
}
