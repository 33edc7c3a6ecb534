import { DataTable } from '@/components/portal/data-table'
import { Status } from '@/components/portal/status'
import type { Resource } from '@/plugins/portal/sources/source'
import { resourceLook } from '@/components/portal/tones'

/** The workloads of the client's clusters. */
export function ResourceTable({ caption, resources }: { caption: string; resources: Resource[] }) {
  if (resources.length === 0)
    return (
      <p className="px-5 py-10 text-center text-2 text-ink-muted">
        No resources yet. What runs in your clusters is listed here once they are connected.
      </p>
    )
  return (
    <DataTable
      caption={caption}
      rows={resources}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Resource', isHead: true, cell: ({ name }) => <span className="font-mono">{name}</span> },
        { label: 'Namespace', cell: ({ namespace }) => namespace },
        { label: 'Kind', cell: ({ kind }) => kind },
        {
          label: 'Status',
          cell: ({ status }) => <Status tone={resourceLook(status).tone}>{resourceLook(status).word}</Status>,
        },
        { label: 'Age', isNumber: true, cell: ({ age }) => <span className="font-mono">{age}</span> },
      ]}
    />
  )
}
