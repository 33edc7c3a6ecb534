import { LocalDate } from '@/components/admin/local-date'
import { DataTable } from '@/components/portal/data-table'
import { Status } from '@/components/portal/status'
import type { ServiceHealth } from '@/plugins/portal/sources/source'
import { serviceLook } from '@/components/portal/tones'

/** The services that are watched, with their health. */
export function ServiceTable({ caption, services }: { caption: string; services: ServiceHealth[] }) {
  if (services.length === 0)
    return (
      <p className="px-5 py-10 text-center text-2 text-ink-muted">
        No services yet. A service is listed here as soon as we watch it for you.
      </p>
    )
  return (
    <DataTable
      caption={caption}
      rows={services}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Service', isHead: true, cell: ({ name }) => <span className="block md:min-w-[140px]">{name}</span> },
        {
          label: 'Description',
          isText: true,
          cell: ({ description }) => <span className="block max-w-[60ch] md:min-w-[220px]">{description}</span>,
        },
        {
          label: 'Status',
          cell: ({ status }) => <Status tone={serviceLook(status).tone}>{serviceLook(status).word}</Status>,
        },
        {
          label: 'Last Updated',
          cell: ({ lastUpdated }) => (
            <span className="whitespace-nowrap">
              <LocalDate value={lastUpdated} withTime />
            </span>
          ),
        },
      ]}
    />
  )
}
