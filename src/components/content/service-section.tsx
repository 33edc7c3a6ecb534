import type { CSSProperties } from 'react'
import type { ServiceSection as Service } from '@/collections/services/operations'
import { Arrow } from '@/components/ui/arrow'
import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { Faq } from './faq'
import { PictureView } from './picture-view'
import { ServiceBenefits } from './service-benefits'

const quietLink = 'link inline-flex min-h-11 items-center gap-2.5 font-medium'

function Heading({ service: { slug, name, picture, imageUrl } }: { service: Service }) {
  return (
    <header className="lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:self-start">
      <h2 id={`${slug}-title`} className="text-4 md:text-5">
        {name}
      </h2>
      {/* The same drawing stands on the card; on a small screen that is near enough. */}
      <PictureView
        picture={picture && { ...picture, alt: '' }}
        imageUrl={imageUrl}
        sizes="30vw"
        className="mt-8 hidden aspect-3/2 w-full text-ink-muted lg:block"
      />
    </header>
  )
}

function Actions({ service: { name, pageHref, faq } }: { service: Service }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      {pageHref && (
        <SiteLink href={pageHref} className={buttonClass('secondary')}>
          More about {name}
          <Arrow />
        </SiteLink>
      )}
      <SiteLink href="/rfq" className={buttonClass('secondary')}>
        Request a Quote
      </SiteLink>
      {faq.length === 0 && (
        <SiteLink href="/contact" className={quietLink}>
          Contact our team
        </SiteLink>
      )}
    </p>
  )
}

function Questions({ service: { slug, faq } }: { service: Service }) {
  if (faq.length === 0) return null
  return (
    <div className="mt-12">
      <h3 className="mb-4 text-3">Questions and answers</h3>
      <Faq name={`${slug}-faq`} items={faq} />
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-muted">
        Another question?
        <SiteLink href="/contact" className={quietLink}>
          Contact our team
        </SiteLink>
      </p>
    </div>
  )
}

/** All about one service. Its anchors are its slug and those that it had earlier; a rule in its strand colour begins it. */
export function ServiceSection({ service }: { service: Service }) {
  const { slug, formerSlugs, strand, html, benefits } = service
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-title`}
      style={{ '--strand': `var(--strand-${strand})` } as CSSProperties}
      className="relative grid gap-x-12 gap-y-6 border-t border-line py-14 before:absolute before:-top-px before:left-0 before:h-0.5 before:w-14 before:bg-strand md:py-20 lg:grid-cols-12"
    >
      {formerSlugs.map((former) => (
        <span key={former} id={former} aria-hidden className="absolute top-0" />
      ))}
      <Heading service={service} />
      <div className="min-w-0 lg:col-span-8">
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <ServiceBenefits benefits={benefits} />
        <Actions service={service} />
        <Questions service={service} />
      </div>
    </section>
  )
}
