import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { Editable } from './editable'

/** Asks the reader to get in touch: by a message, or by the quote band at the end of the page. */
export function AboutCall({ title, text }: { title: string; text: string }) {
  return (
    <section className="border-t border-line bg-sunken" aria-labelledby="call-title">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-6 py-12 md:py-14">
        <div className="max-w-measure">
          <div id="call-title">
            <Editable as="h2" id="about-call-title" html={title} className="text-4" />
          </div>
          <Editable as="p" id="about-call-text" html={text} className="mt-2 text-ink-muted" />
        </div>
        <p className="flex flex-wrap gap-3">
          <SiteLink href="/contact" className={buttonClass('primary')}>
            Contact Us
          </SiteLink>
          <a href="#rfq" className={buttonClass('secondary')}>
            Request a Quote
          </a>
        </p>
      </div>
    </section>
  )
}
