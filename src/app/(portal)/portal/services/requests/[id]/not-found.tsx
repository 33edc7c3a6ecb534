import { NotHere } from '@/components/portal/not-here'

/** For a number that none of the client's requests has. */
export default function NoSuchRequest() {
  return (
    <NotHere
      title="Service request not found"
      text="None of your service requests is here. The address may be mistyped."
      href="/portal/services/requests"
      label="All service requests"
      crumbs={[
        { href: '/portal/services', label: 'Services' },
        { href: '/portal/services/requests', label: 'Service Requests' },
      ]}
    />
  )
}
