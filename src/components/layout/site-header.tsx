'use client'

import { useRef, useState } from 'react'
import { SearchButton } from '@/components/search/search-link'
import { SearchSlot } from '@/components/search/search-slot'
import { SiteLink } from '@/components/ui/site-link'
import { type ServiceStatuses, useHeaderTargets } from './header-targets'
import { LogoMark } from './logo-mark'
import { MobileMenu } from './mobile-menu'
import { NavLinks } from './nav-links'
import { ThemeSwitch } from './theme-switch'

/** The head of every page. `status` is what the settings said when the page was rendered. */
export function SiteHeader({ companyName, status }: { companyName: string; status: ServiceStatuses }) {
  const targets = useHeaderTargets(status)
  const [isSearching, setSearching] = useState(false)
  const searchButton = useRef<HTMLAnchorElement>(null)
  const onSearch = () => setSearching(true)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper no-js:static">
      <div className="page flex min-h-(--header) items-center gap-x-1 lg:gap-x-4 xl:gap-x-8 no-js:flex-wrap">
        <SiteLink
          href="/"
          className="mr-auto flex min-h-11 items-center gap-2.5 text-3 font-semibold tracking-[-0.02em]"
        >
          <LogoMark className="size-7 shrink-0" />
          {companyName}
        </SiteLink>
        <nav aria-label="Main" className="hidden lg:block lg:pr-2 xl:pr-0">
          <NavLinks targets={targets} />
        </nav>
        <SearchButton ref={searchButton} onOpen={onSearch} />
        <div className="hidden lg:block">
          <ThemeSwitch />
        </div>
        <MobileMenu targets={targets} onSearch={onSearch} />
      </div>
      <SearchSlot isOpen={isSearching} setOpen={setSearching} rfq={targets.rfq} opener={searchButton} />
    </header>
  )
}
