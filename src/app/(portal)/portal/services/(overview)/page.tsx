import { Network, Plus } from 'lucide-react'
import Link from 'next/link'
import { pageRequest } from '@/app/(account)/page-request'
import { LocalDate } from '@/components/admin/local-date'
import { DataTable } from '@/components/portal/data-table'
import { EmptyState } from '@/components/portal/empty-state'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { buttonClass } from '@/components/ui/button'
import { listOwnServices } from '@/plugins/portal/collections/client-services/operations'
import { portalTitle } from '../../page-title'
import { ServiceState } from '../looks'

export const generateMetadata = () => portalTitle('Services')

const newRequest = (
  <Link href="/portal/services/requests/new" prefetch={false} className={buttonClass()}>
    <Plus aria-hidden size={18} />
    New service request
  </Link>
)

function Nothing() {
  return (
    <EmptyState
      icon={Network}
      title="No services yet"
      text="Services that you have under contract stand here with their status. Ask for a quote, or tell us in a service request what you need."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/rfq" className={buttonClass()}>
            Request a quote
          </a>
          <Link href="/portal/services/requests/new" prefetch={false} className={buttonClass('secondary')}>
            New service request
          </Link>
        </div>
      }
    />
  )
}

/** What the client has under contract, and how it is doing. */
export default async function ServicesPage() {
  const services = await listOwnServices(await pageRequest())
  return (
    <>
      <PageHead
        title="Services"
        text="What you have under contract, and how it is doing."
        crumbs={[{ href: '/portal', label: 'Dashboard' }]}
        action={services.length > 0 && newRequest}
      />
      {services.length === 0 ? (
        <Nothing />
      ) : (
        <Panel title="Your services">
          <DataTable
            caption="Services and their status"
            rows={services}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Service', isHead: true, cell: ({ name }) => <span className="block md:min-w-32">{name}</span> },
              {
                label: 'Description',
                isText: true,
                cell: ({ description }) => (
                  <span className="block max-w-[52ch] text-ink-muted md:min-w-48">{description}</span>
                ),
              },
              { label: 'Status', cell: ({ status }) => <ServiceState status={status} /> },
              {
                label: 'Hours',
                cell: ({ contractHours }) => (
                  <span className="block md:min-w-24">{contractHours ?? 'By agreement'}</span>
                ),
              },
              {
                label: 'Since',
                cell: ({ since }) => (
                  <span className="whitespace-nowrap">
                    <LocalDate value={since} />
                  </span>
                ),
              },
              {
                label: 'Last Updated',
                cell: ({ updatedAt }) => (
                  <span className="whitespace-nowrap">
                    <LocalDate value={updatedAt} />
                  </span>
                ),
              },
            ]}
          />
        </Panel>
      )}
    </>
  )
}
