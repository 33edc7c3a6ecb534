'use client'

import { SiteLink } from '@/components/ui/site-link'
import { type ServiceStatuses, useHeaderTargets } from './header-targets'
import { LogoMark } from './logo-mark'
import { MobileMenu } from './mobile-menu'
import { NavLinks } from './nav-links'
import { ThemeSwitch } from './theme-switch'

/** The head of every page. `status` is what the settings said when the page was rendered. */
export function SiteHeader({ companyName, status }: { companyName: string; status: ServiceStatuses }) {
  const targets = useHeaderTargets(status)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper no-js:static">
      <div className="page flex min-h-(--header) items-center justify-between gap-6 no-js:flex-wrap">
        <SiteLink href="/" className="flex min-h-11 items-center gap-2.5 text-3 font-semibold tracking-[-0.02em]">
          <LogoMark className="size-7 shrink-0" />
          {companyName}
        </SiteLink>
        <div className="hidden items-center gap-8 lg:flex">
          <nav aria-label="Main">
            <NavLinks targets={targets} />
          </nav>
          <ThemeSwitch />
        </div>
        <MobileMenu targets={targets} />
      </div>
    </header>
  )
}
