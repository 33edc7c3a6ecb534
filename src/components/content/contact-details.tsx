import type { ReactNode } from 'react'
import { telephone } from '@/lib/client/telephone'
import { Editable } from './editable'

type Named = { name: string; description?: string | null }

/** How the company is reached, from its settings, below a heading (HTML). */
export type ContactDetailsProps = {
  title: string
  phone: string
  emails: { label: string; address: string; description?: string | null }[]
  areas: Named[]
  hours: { days: string; hours: string }[]
  serviceHours: string | null
}

const pairs = 'mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-t border-line px-6 py-5">
    <h3 className="label-mono tracking-normal text-ink-muted">{title}</h3>
    {children}
  </div>
)

/** Contact information: phone, addresses, hours and operations areas. */
export function ContactDetails({ title, phone, emails, areas, hours, serviceHours }: ContactDetailsProps) {
  return (
    <section aria-labelledby="contact-details-title" className="rounded border border-line bg-surface">
      <div id="contact-details-title" className="px-6 py-5">
        <Editable as="h2" id="contact-details-title" html={title} className="text-3" />
      </div>
      <Part title="Phone">
        <a
          href={`tel:${telephone(phone)}`}
          className="inline-flex min-h-11 items-center text-4 font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          {phone}
        </a>
      </Part>
      <Part title="E-mail">
        <ul className={pairs}>
          {emails.map(({ label, address, description }) => (
            <li key={address}>
              <span className="font-medium">{label}</span>
              {description && <span className="block text-1 text-ink-muted">{description}</span>}
              <a href={`mailto:${address}`} className="link inline-flex min-h-6 items-center text-1 break-all">
                {address}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Business hours">
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {hours.map(({ days, hours: open }) => (
            <div key={days} className="contents">
              <dt className="font-medium">{days}</dt>
              <dd className="tabular-nums">{open}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {serviceHours && (
        <Part title="Service hours">
          <p className="mt-2">{serviceHours}</p>
        </Part>
      )}
      <Part title="Operations areas">
        <ul className={pairs}>
          {areas.map(({ name, description }) => (
            <li key={name}>
              <span className="font-medium">{name}</span>
              {description && <span className="block text-1 text-ink-muted">{description}</span>}
            </li>
          ))}
        </ul>
      </Part>
    </section>
  )
}
