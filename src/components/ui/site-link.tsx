import Link from 'next/link'
import type { AnchorHTMLAttributes } from 'react'

/**
 * A link of the site. Pages on this site change without a reload; nothing is fetched before it is asked for.
 * An absolute address leaves in a new tab, a `tel:` or `mailto:` address goes to its program.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (/^https?:/i.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
  if (!href.startsWith('/')) return <a href={href} {...rest} />
  return <Link href={href} prefetch={false} {...rest} />
}
