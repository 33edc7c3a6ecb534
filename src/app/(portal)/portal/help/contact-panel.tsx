import { Panel } from '@/components/portal/panel'
import { telephone } from '@/lib/client/telephone'
import type { SiteSetting } from '@/payload-types'

type Props = { settings: Pick<SiteSetting, 'phone' | 'emails' | 'hours' | 'serviceHours'> }

const link = 'inline-flex min-h-6 items-center font-medium break-all text-primary underline underline-offset-4'

/** Whom to call or to write to, and when. */
export function ContactPanel({ settings: { phone, emails, hours, serviceHours } }: Props) {
  return (
    <Panel title="Contact">
      <div className="grid gap-5 px-5 py-4 text-1">
        <div>
          <h3 className="text-ink-muted">Phone</h3>
          <a href={`tel:${telephone(phone)}`} className={`${link} text-2 tabular-nums`}>
            {phone}
          </a>
        </div>
        {(emails ?? []).map(({ label, address, description }) => (
          <div key={address}>
            <h3 className="text-ink-muted">{label}</h3>
            <a href={`mailto:${address}`} className={link}>
              {address}
            </a>
            {description && <p className="text-ink-muted">{description}</p>}
          </div>
        ))}
        {(hours ?? []).length > 0 && (
          <div>
            <h3 className="mb-1 text-ink-muted">Hours</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              {(hours ?? []).map(({ days, hours: times }) => (
                <div key={days} className="contents">
                  <dt>{days}</dt>
                  <dd className="tabular-nums">{times}</dd>
                </div>
              ))}
            </dl>
            {serviceHours && <p className="mt-2 text-ink-muted">{serviceHours}</p>}
          </div>
        )}
      </div>
    </Panel>
  )
}
