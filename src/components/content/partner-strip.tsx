import { SiteLink } from '@/components/ui/site-link'

type Partner = { id?: string | null; name: string; description?: string | null; url?: string | null }

const rivets = ['top-2.5 left-2.5', 'top-2.5 right-2.5', 'bottom-2.5 left-2.5', 'right-2.5 bottom-2.5']

/** A name plate, in the place of a logo. */
function Plate({ name }: { name: string }) {
  return (
    <span className="relative grid aspect-3/2 w-full place-items-center rounded border border-line-strong bg-surface px-5 text-center leading-tight font-semibold tracking-[-0.02em] text-balance sm:aspect-5/2 sm:px-8 sm:text-3 sm:leading-tight">
      {rivets.map((corner) => (
        <span
          key={corner}
          aria-hidden
          className={`absolute size-1.5 rounded-full border border-line-strong ${corner}`}
        />
      ))}
      {name}
    </span>
  )
}

/** Those whom the company works with. A partner with an address on the web links there. */
export function PartnerStrip({ partners }: { partners: Partner[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 xl:grid-cols-4">
      {partners.map(({ id, name, description, url }) => (
        <li key={id ?? name}>
          <h3>
            {url && /^https?:\/\//i.test(url) ? (
              <SiteLink href={url} className="block transition-colors duration-150 hover:text-primary">
                <Plate name={name} />
              </SiteLink>
            ) : (
              <Plate name={name} />
            )}
          </h3>
          {description && <p className="mt-3 text-ink-muted">{description}</p>}
        </li>
      ))}
    </ul>
  )
}
