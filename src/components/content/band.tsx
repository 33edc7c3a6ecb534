import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Arrow } from '@/components/ui/arrow'
import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'

type Props = {
  id?: string
  /** What the band is for, to assistive technology. */
  label: string
  /** A heading and a paragraph. */
  children: ReactNode
  href: string
  action: string
  /** `quiet` stands between other parts of a page; the other closes it. */
  isQuiet?: boolean
}

/** A band across the page that asks for one thing. */
export function Band({ id, label, children, href, action, isQuiet = false }: Props) {
  const look = isQuiet ? 'border-y bg-sunken' : 'border-t bg-surface'
  return (
    <section id={id} aria-label={label} className={clsx('border-line', look)}>
      <div className={clsx('page grid items-end gap-8 lg:grid-cols-12', isQuiet ? 'py-14 md:py-20' : 'py-16 md:py-24')}>
        <div className="lg:col-span-8">
          <span aria-hidden className="mb-6 block h-0.5 w-14 bg-strand" />
          {children}
        </div>
        <p className="lg:col-span-4 lg:justify-self-end">
          <SiteLink href={href} className={buttonClass(isQuiet ? 'secondary' : 'primary')}>
            {action}
            <Arrow />
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
