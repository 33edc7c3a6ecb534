import Link from 'next/link'
import { LocalDate } from '@/components/admin/local-date'
import { DataTable } from '@/components/portal/data-table'
import type { TechDocument } from '@/plugins/portal/sources/source'

/** The documents about the client's installation. */
export function DocTable({ docs }: { docs: TechDocument[] }) {
  if (docs.length === 0)
    return (
      <p className="px-5 py-10 text-center text-2 text-ink-muted">
        No documents yet. We keep here how your installation is built and run.
      </p>
    )
  return (
    <DataTable
      caption="TechDocs"
      rows={docs}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Document',
          isHead: true,
          cell: ({ title, path }) => (
            <Link
              href={`/portal/docs#${path}`}
              prefetch={false}
              className="inline-flex min-h-6 md:min-w-[160px] items-center text-primary hover:underline"
            >
              {title}
            </Link>
          ),
        },
        {
          label: 'Description',
          isText: true,
          cell: ({ description }) => <span className="block max-w-[60ch] md:min-w-[220px]">{description}</span>,
        },
        {
          label: 'Last Updated',
          cell: ({ lastUpdated }) => (
            <span className="whitespace-nowrap">
              <LocalDate value={lastUpdated} />
            </span>
          ),
        },
      ]}
    />
  )
}
