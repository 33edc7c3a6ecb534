import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { HomeLink } from '../home-link'
import { pageRequest } from '../page-request'
import { landingPath } from './landing'
import { LoginForm } from './login-form'
import { Pitch } from './pitch'

type Args = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The title names the company, which the settings know. */
export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings(await pageRequest())
  return { title: `Authentication | ${companyName}`, robots: { index: false } }
}

/** The one place to sign in, for clients and staff. Who is signed in already is sent on. */
export default async function AuthPage({ searchParams }: Args) {
  const query = await searchParams
  const target = landingPath(query.redirect)
  const req = await pageRequest()
  if (req.user) redirect(target)
  const { companyName } = await getSiteSettings(req)
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-5 py-6 md:px-12">
        <HomeLink companyName={companyName} />
        <div className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center py-12">
          <h1 className="mb-2 text-5 font-semibold tracking-tight">Client Portal</h1>
          <p className="mb-8 text-2 text-ink-muted">Sign in to see your projects, services and requests.</p>
          <LoginForm target={target} hasSignedOut={query['signed-out'] !== undefined} />
        </div>
      </main>
      <Pitch companyName={companyName} />
    </div>
  )
}
