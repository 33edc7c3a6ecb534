import { Arrow } from '@/components/ui/arrow'
import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'

/** The closing band of the fiber page: asks for a quote. */
export function FiberClosing({ title, text }: { title: string; text: string }) {
  return (
    <section className="border-t border-line bg-surface" aria-labelledby="closing-title">
      <div className="page grid items-end gap-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <span aria-hidden className="mb-6 block h-0.5 w-14 bg-strand" />
          <h2 id="closing-title" className="text-5">
            {title}
          </h2>
          <p className="mt-4 max-w-measure text-3 text-ink-muted">{text}</p>
        </div>
        <p className="lg:col-span-4 lg:justify-self-end">
          <SiteLink href="/rfq" className={buttonClass('primary')}>
            Request a Quote
            <Arrow />
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
