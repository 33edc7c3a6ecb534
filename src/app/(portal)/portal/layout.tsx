import type { ReactNode } from 'react'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isStaff, type Person } from '@/access/roles'
import { pageRequest } from '@/app/(account)/page-request'
import { PORTAL_COOKIE } from '@/components/portal/nav/entries'
import { PortalSidebar } from '@/components/portal/nav/portal-sidebar'
import { COLLAPSED } from '@/components/admin/nav/sidebar-cookie'
import { getSiteSettings } from '@/globals/site-settings/operations'
import type { User } from '@/payload-types'

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[100] focus:rounded focus:bg-primary focus:px-4 focus:py-2.5 focus:text-on-primary'

/** The frame of the portal. Who is not signed in is sent to sign in, and comes back to where it wanted to go. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const req = await pageRequest()
  if (!req.user) {
    const path = (await headers()).get('x-path') ?? '/portal'
    redirect(`/auth?redirect=${encodeURIComponent(path)}`)
  }
  const { fullName, company } = req.user as User
  const [{ companyName }, store] = await Promise.all([getSiteSettings(req), cookies()])
  return (
    <div className="md:flex">
      <a href="#main" className={skipLink}>
        Skip to content
      </a>
      <PortalSidebar
        companyName={companyName}
        fullName={fullName}
        company={company || 'Client'}
        isStaff={isStaff(req.user as Person)}
        startsCollapsed={store.get(PORTAL_COOKIE)?.value === COLLAPSED}
      />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1">
        <div className="mx-auto w-full max-w-[1200px] px-5 py-8 md:px-10 md:py-10">{children}</div>
      </main>
    </div>
  )
}
