import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { isStaff, type Person } from '@/access/roles'
import { getSiteSettings } from '@/globals/site-settings/operations'
import type { User } from '@/payload-types'
import { HomeLink } from '../home-link'
import { pageRequest } from '../page-request'
import { listOwnRequests } from './own-requests'
import { RequestList } from './request-list'
import { SignOutButton } from './sign-out-button'

/** The title names the company, which the settings know. */
export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings(await pageRequest())
  return { title: `Client Portal | ${companyName}`, robots: { index: false } }
}

/** Where a signed-in person lands: who they are and how their quote requests stand. */
export default async function PortalPage() {
  const req = await pageRequest()
  if (!req.user) redirect('/auth?redirect=/portal')
  const { fullName, company } = req.user as User
  const [{ companyName }, { requests, total }] = await Promise.all([getSiteSettings(req), listOwnRequests(req)])
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[960px] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
          <HomeLink companyName={companyName} />
          <div className="flex items-center gap-3">
            {isStaff(req.user as Person) && (
              <a
                href="/admin"
                className="inline-flex h-10 items-center rounded px-3 text-2 font-medium text-primary hover:bg-primary-soft"
              >
                Administration
              </a>
            )}
            <SignOutButton />
          </div>
        </div>
      </header>
      <main className="mx-auto max-w-[960px] px-5 py-12">
        <p className="mb-1 text-2 text-ink-muted">{company || 'Client'}</p>
        <h1 className="mb-10 text-5 font-semibold tracking-tight">Welcome, {fullName}</h1>
        <RequestList requests={requests} total={total} />
      </main>
    </>
  )
}
