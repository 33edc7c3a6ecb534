import { Arrow } from '@/components/ui/arrow'
import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'

/** Invites to work here. Its anchor is `#careers`. */
export function CareerBand({ title, text }: { title: string; text: string }) {
  return (
    <section id="careers" aria-labelledby="careers-title" className="border-y border-line bg-sunken">
      <div className="page grid items-end gap-8 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <span aria-hidden className="mb-6 block h-0.5 w-14 bg-strand" />
          <h2 id="careers-title" className="text-5">
            {title}
          </h2>
          <p className="mt-4 max-w-measure text-3 text-ink-muted">{text}</p>
        </div>
        <p className="lg:col-span-4 lg:justify-self-end">
          <SiteLink href="/careers" className={buttonClass('secondary')}>
            See Careers
            <Arrow />
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
