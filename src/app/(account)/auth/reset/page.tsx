import type { Metadata } from 'next'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { pageRequest } from '../../page-request'
import { AuthFrame } from '../auth-frame'
import { ResetForm } from './reset-form'

type Args = { searchParams: Promise<{ token?: string | string[] }> }

/** The title names the company, which the settings know. The address holds the token, so it is told to nobody. */
export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings(await pageRequest())
  return { title: `New password | ${companyName}`, robots: { index: false }, referrer: 'no-referrer' }
}

/** Where the link in the mail leads: choosing a new password. Whether the link still works is found out by using it. */
export default async function ResetPage({ searchParams }: Args) {
  const { token } = await searchParams
  const { companyName } = await getSiteSettings(await pageRequest())
  return (
    <AuthFrame
      companyName={companyName}
      title="Choose a new password"
      text="All devices that are signed in to your account will be signed out."
    >
      <ResetForm token={typeof token === 'string' ? token : ''} />
    </AuthFrame>
  )
}
