import { pageRequest } from '@/app/(account)/page-request'
import { NotHere } from '@/components/portal/not-here'
import { getSiteSettings } from '@/globals/site-settings/operations'

/** An invoice that does not exist, or that is not the caller's. */
export default async function NoInvoice() {
  const { companyName } = await getSiteSettings(await pageRequest())
  return (
    <>
      <title>{`Invoice not found | ${companyName}`}</title>
      <NotHere
        title="Invoice not found"
        text="It may belong to another account, or the address was cut short."
        href="/portal/billing"
        label="All invoices"
        crumbs={[{ href: '/portal/billing', label: 'Billing' }]}
      />
    </>
  )
}
