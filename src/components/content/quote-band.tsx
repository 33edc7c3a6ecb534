import { Arrow } from '@/components/ui/arrow'
import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { Editable } from './editable'

type Text = { id: string; html: string }

/** The closing band of a page: asks for a quote. Its anchor is `#rfq`. */
export function QuoteBand({ title, text }: { title: Text; text: Text }) {
  return (
    <section id="rfq" className="border-t border-line bg-surface" aria-label="Request a quote">
      <div className="page grid items-end gap-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <span aria-hidden className="mb-6 block h-0.5 w-14 bg-strand" />
          <Editable as="h2" {...title} className="text-5" />
          <Editable as="p" {...text} className="mt-4 max-w-measure text-3 text-ink-muted" />
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
