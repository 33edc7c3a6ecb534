import Link from 'next/link'
import { Freshness } from '@/components/portal/freshness'
import { Panel } from '@/components/portal/panel'
import type { Answer, Resource } from '@/plugins/portal/sources/source'
import { ResourceTable } from '../monitoring/resource-table'

/** What runs in the client's clusters. */
export function MonitoringTab({ resources }: { resources: Answer<Resource> }) {
  const more = (
    <Link
      href="/portal/monitoring"
      prefetch={false}
      className="inline-flex min-h-11 items-center text-1 font-medium text-primary hover:underline"
    >
      Open monitoring
    </Link>
  )
  return (
    <Panel title="Resources" more={more}>
      <ResourceTable caption="Your resources" resources={resources.items} />
      <Freshness updatedAt={resources.updatedAt} isSample={resources.isSample} />
    </Panel>
  )
}
