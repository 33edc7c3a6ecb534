import { pageRequest } from '@/app/(account)/page-request'
import { NotHere } from '@/components/portal/not-here'
import { getSiteSettings } from '@/globals/site-settings/operations'

/** For an address that no screen of the portal has. */
export default async function NoSuchScreen() {
  const { companyName } = await getSiteSettings(await pageRequest())
  return (
    <>
      <title>{`404 Page Not Found | ${companyName}`}</title>
      <NotHere
        title="404 Page Not Found"
        text="The address may be mistyped, or the page has moved. Everything of yours is reached from the dashboard."
        href="/portal"
        label="To the dashboard"
      />
    </>
  )
}
