import Link from 'next/link'
import type { AnchorHTMLAttributes } from 'react'
import { LoadingRows } from './loading-rows'

/** The pages of running text: placeholder rows stand in their place while they are fetched. */
const CONTENT_PAGE = /^\/(about|privacy-policy|terms-of-service)(#|$)/

/**
 * A link of the site. Pages on this site change without a reload; nothing is fetched before it is asked for.
 * An absolute address leaves in a new tab, a `tel:` or `mailto:` address goes to its program.
 */
export function SiteLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (/^https?:/i.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  if (!href.startsWith('/'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link href={href} prefetch={false} {...rest}>
      {children}
      {CONTENT_PAGE.test(href) && <LoadingRows />}
    </Link>
  )
}
