import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ssoNotice } from '@/collections/user-identities/schema'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { Notice } from '../notice'
import { pageRequest } from '../page-request'
import { AuthFrame } from './auth-frame'
import { AuthTabs, type Visit } from './auth-tabs'
import { landingPath } from './landing'
import { oidcProviders } from './oidc-providers'

type Query = Record<string, string | string[] | undefined>
type Args = { searchParams: Promise<Query> }

/** The title names the company, which the settings know. */
export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings(await pageRequest())
  return { title: `Authentication | ${companyName}`, robots: { index: false } }
}

function visitOf(query: Query): Visit {
  const hasForgotten = query.forgot !== undefined
  return {
    target: landingPath(query.redirect),
    tab: query.register !== undefined && !hasForgotten ? 'register' : 'login',
    hasForgotten,
    startsAtCode: query['two-factor'] !== undefined,
    hasSignedOut: query['signed-out'] !== undefined,
  }
}

/** The one place to sign in and to register, for clients and staff. Who is signed in already is sent on. */
export default async function AuthPage({ searchParams }: Args) {
  const query = await searchParams
  const visit = visitOf(query)
  const notice = ssoNotice(query.sso)
  const req = await pageRequest()
  if (req.user) redirect(visit.target)
  const { companyName } = await getSiteSettings(req)
  return (
    <AuthFrame
      companyName={companyName}
      title="Client Portal"
      text="Your projects, services and requests in one place."
    >
      {notice && (
        <div className="mb-6">
          <Notice kind="destructive" {...notice} />
        </div>
      )}
      <AuthTabs visit={visit} companyName={companyName} providers={oidcProviders()} />
    </AuthFrame>
  )
}
