import { SiteLink } from '@/components/ui/site-link'
import { telephone } from '@/lib/client/telephone'
import { footerColumns } from './footer-links'
import { LogoMark } from './logo-mark'

export type FooterCompany = {
  companyName: string
  tagline: string
  phone: string
  email: string
  footerNote: string | null
}

const link = 'inline-flex min-h-8 items-center text-ink-muted underline-offset-4 hover:text-ink hover:underline'

function Column({ title, links }: (typeof footerColumns)[number]) {
  const id = `footer-${title.toLowerCase()}`
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="label-mono text-ink">
        {title}
      </h2>
      <ul className="mt-3 flex flex-col gap-0.5 text-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} className={link}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The foot of every page: services, company, legal, and how to reach the company. */
export function SiteFooter({ companyName, tagline, phone, email, footerNote }: FooterCompany) {
  const [services, company, legal] = footerColumns
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="page grid gap-x-8 gap-y-10 pt-14 pb-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="flex items-center gap-2.5 text-3 font-semibold tracking-[-0.02em]">
            <LogoMark className="size-7 shrink-0" />
            {companyName}
          </p>
          <p className="mt-2 text-ink-muted">{tagline}</p>
          <address className="mt-5 flex flex-col items-start gap-0.5 not-italic">
            <a href={`tel:${telephone(phone)}`} className="label-mono inline-flex min-h-8 items-center hover:underline">
              {phone}
            </a>
            <a
              href={`mailto:${email}`}
              className="label-mono inline-flex min-h-8 items-center break-all hover:underline"
            >
              {email}
            </a>
          </address>
        </div>
        <div className="lg:col-span-4">
          <Column {...services} />
        </div>
        <div className="lg:col-span-2">
          <Column {...company} />
        </div>
        <div className="lg:col-span-2">
          <Column {...legal} />
        </div>
      </div>
      {footerNote && (
        <div className="border-t border-line">
          <p className="page py-5 text-1 text-ink-muted">{footerNote}</p>
        </div>
      )}
    </footer>
  )
}
