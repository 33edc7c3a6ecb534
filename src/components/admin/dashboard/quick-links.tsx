import Link from 'next/link'
import type { NavLink } from '../nav/nav-groups'
import { NavIcon } from '../nav/nav-icon'
import { quietButton } from '../rfq/looks'

/** The way to each screen that the person may open. */
export function QuickLinks({ links }: { links: NavLink[] }) {
  return (
    <section aria-labelledby="quick-links" className="col-span-full min-w-0">
      <h2 id="quick-links" className="mb-3 text-2 font-semibold">
        Quick links
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={quietButton}>
              <NavIcon name={icon} size={16} className="text-primary" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
