import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { listCatalogue } from '@/plugins/portal/collections/service-catalogue/operations'
import { portalTitle } from '../../../page-title'
import { RequestForm } from './request-form'

export const generateMetadata = () => portalTitle('New Service Request')

type Props = { searchParams: Promise<{ item?: string | string[] }> }

/** Asks for something new; `item` in the address chooses from the catalogue. */
export default async function NewRequestPage({ searchParams }: Props) {
  const [items, { item }] = await Promise.all([listCatalogue(await pageRequest()), searchParams])
  return (
    <>
      <PageHead
        title="New service request"
        text="Choose what fits, or use your own words. We answer in the thread, and by mail."
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/services', label: 'Services' },
          { href: '/portal/services/requests', label: 'Service Requests' },
        ]}
      />
      <RequestForm items={items} item={items.find(({ id }) => String(id) === item)?.id} />
    </>
  )
}
