import type { Metadata } from 'next'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { findInvitation } from '@/invitations/acceptance'
import { roleLabelOf } from '@/invitations/operations'
import { pageRequest } from '../../page-request'
import { AuthFrame } from '../auth-frame'
import { AcceptForm } from './accept-form'

type Args = { searchParams: Promise<{ token?: string | string[] }> }

/** The title names the company, which the settings know. The address holds the token, so it is told to nobody. */
export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings(await pageRequest())
  return { title: `Invitation | ${companyName}`, robots: { index: false }, referrer: 'no-referrer' }
}

/**
 * Where the link of an invitation leads: choosing a username and a password. Opening it changes nothing, for mail
 * programs visit links by themselves.
 */
export default async function InvitationPage({ searchParams }: Args) {
  const { token } = await searchParams
  const req = await pageRequest()
  const { companyName, email } = await getSiteSettings(req)
  const invited = typeof token === 'string' ? await findInvitation(req, token) : undefined
  if (!invited || typeof token !== 'string')
    return (
      <AuthFrame
        companyName={companyName}
        title="This invitation has ended"
        text="Its link was used, is older than seven days, or was replaced by a newer one."
      >
        <div className="grid gap-4">
          <p className="rounded border border-line-strong px-4 py-3 text-2">
            Whoever invited you can send it again.{email && ` Or write to ${email}.`}
          </p>
          <a
            href="/auth"
            className="inline-flex min-h-11 items-center justify-self-start text-2 font-medium text-primary hover:underline"
          >
            I have an account: sign in
          </a>
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame
      companyName={companyName}
      title={`Welcome, ${invited.fullName}`}
      text={`Choose how you sign in. Your e-mail address is ${invited.email}, your role ${roleLabelOf(invited.role)}.`}
    >
      <AcceptForm token={token} target={invited.role === 'client' ? '/portal' : '/admin'} />
    </AuthFrame>
  )
}
