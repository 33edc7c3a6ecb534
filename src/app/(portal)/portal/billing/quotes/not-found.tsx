import { pageRequest } from '@/app/(account)/page-request'
import { NotHere } from '@/components/portal/not-here'
import { getSiteSettings } from '@/globals/site-settings/operations'

/** A quote that does not exist, or that is not the caller's. */
export default async function NoQuote() {
  const { companyName } = await getSiteSettings(await pageRequest())
  return (
    <>
      <title>{`Quote not found | ${companyName}`}</title>
      <NotHere
        title="Quote not found"
        text="It may belong to another account, or the address was cut short."
        href="/portal/billing"
        label="All quotes and invoices"
        crumbs={[{ href: '/portal/billing', label: 'Billing' }]}
      />
    </>
  )
}
