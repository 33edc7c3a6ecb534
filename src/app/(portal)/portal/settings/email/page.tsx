import type { Metadata } from 'next'
import { getEmailOfLink } from '@/account/email/operations'
import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { portalTitle } from '../../page-title'
import { ConfirmEmail } from './confirm-email'

type Args = { searchParams: Promise<{ token?: string | string[] }> }

/** The address holds the token, so it is told to nobody. */
export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await portalTitle('Confirm your new address')),
  referrer: 'no-referrer',
})

/** Where the link in the mail to a new address leads. Mail programs open links by themselves, so the visit changes nothing. */
export default async function ConfirmEmailPage({ searchParams }: Args) {
  const [req, { token }] = await Promise.all([pageRequest(), searchParams])
  if (!req.user) return null
  const link = typeof token === 'string' ? token : ''
  const pending = await getEmailOfLink(req, link)
  return (
    <>
      <PageHead
        title="Confirm your new address"
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/settings', label: 'Settings' },
        ]}
      />
      <ConfirmEmail email={pending?.email} token={link} />
    </>
  )
}
