import { ExternalLink } from 'lucide-react'
import { SiteLink } from '@/components/ui/site-link'
import { telephone } from '@/lib/client/telephone'

/** An office as its card shows it. */
export type Office = {
  name: string
  description?: string | null
  street: string
  city: string
  state: string
  zip: string
  phone?: string | null
  latitude: number
  longitude: number
}

const mapAddress = ({ latitude, longitude }: Office): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`

/** Keeps the last two words together, so that no suite number stands alone. */
const withoutWidow = (text: string): string => text.replace(/ (\S+)$/, '\u00a0$1')

/** A regional office: what it does, where it is, how to call it. */
export function OfficeCard({ office }: { office: Office }) {
  const { name, description, street, city, state, zip, phone } = office
  return (
    <article className="flex h-full flex-col bg-surface p-6">
      <h3 className="text-3 leading-snug">{name}</h3>
      {description && <p className="mt-2 text-ink-muted">{description}</p>}
      <address className="mt-4 text-1 not-italic">
        {withoutWidow(street)}
        <br />
        {city}, {state} {zip}
        {phone && (
          <a
            href={`tel:${telephone(phone)}`}
            className="label-mono flex min-h-9 items-center underline-offset-4 hover:underline"
          >
            {phone}
          </a>
        )}
      </address>
      <p className="mt-auto pt-3">
        <SiteLink
          href={mapAddress(office)}
          className="inline-flex min-h-9 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
        >
          View on Map
          <span className="sr-only"> for {name} (opens in a new tab)</span>
          <ExternalLink aria-hidden className="size-4" />
        </SiteLink>
      </p>
    </article>
  )
}
