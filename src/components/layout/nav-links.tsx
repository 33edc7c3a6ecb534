'use client'

import clsx from 'clsx'
import { ExternalLink } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { SiteLink } from '@/components/ui/site-link'
import type { HeaderTargets } from './header-targets'

const isExternal = (href: string): boolean => /^https?:/i.test(href)

const linksFor = ({ rfq, portal }: HeaderTargets) =>
  [
    { href: '/', label: 'Home' },
    { href: '/services', label: 'Services' },
    { href: rfq, label: 'RFQ' },
    { href: portal, label: 'Portal' },
    { href: '/about', label: 'About' },
    { href: '/contact', label: 'Contact' },
  ].flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]))

const isActive = (href: string, pathname: string): boolean =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))

const rowLink =
  'inline-flex h-11 items-center gap-1.5 border-b-2 border-transparent px-0.5 text-ink-muted hover:text-ink aria-[current]:border-strand aria-[current]:text-ink'
const stackLink =
  'flex min-h-12 items-center gap-2 border-l-2 border-transparent pl-4 text-3 text-ink-muted hover:text-ink aria-[current]:border-strand aria-[current]:text-ink'

/** The links of the header, in a row or stacked. */
export function NavLinks({
  targets,
  isStacked = false,
  onChoose,
}: {
  targets: HeaderTargets
  isStacked?: boolean
  onChoose?: () => void
}) {
  const pathname = usePathname()
  return (
    <ul className={clsx('flex', isStacked ? 'flex-col' : 'items-center gap-7')}>
      {linksFor(targets).map(({ href, label }) => (
        <li key={label}>
          <SiteLink
            href={href}
            onClick={onChoose}
            aria-current={isActive(href, pathname) ? 'page' : undefined}
            className={clsx('font-medium transition-colors duration-150', isStacked ? stackLink : rowLink)}
          >
            {label}
            {isExternal(href) && (
              <>
                <ExternalLink aria-hidden className="size-3.5" />
                <span className="sr-only">(opens in a new tab)</span>
              </>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
