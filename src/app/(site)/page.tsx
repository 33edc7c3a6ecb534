import { homeTexts } from '@/collections/content-elements/texts/home'
import { listHomeServices } from '@/collections/services/operations'
import { listTestimonials } from '@/collections/testimonials/operations'
import { Editable } from '@/components/content/editable'
import { Hero } from '@/components/content/hero'
import { QuoteBand } from '@/components/content/quote-band'
import { ServiceGrid } from '@/components/content/service-grid'
import { Testimonial } from '@/components/content/testimonial'
import { TestimonialCarousel } from '@/components/content/testimonial-carousel'
import { publicRequest } from '@/lib/server/public-request'
import { env } from '@/env'
import { ScreenData } from './json-ld/page-data'
import { webSiteLd } from './json-ld/pages'
import { elementsOf, screenMetadata, siteSettings } from './site-data'

export const generateMetadata = () => screenMetadata('home')

/** Home. */
export default async function HomePage() {
  const req = await publicRequest()
  if (!req) return null
  const [settings, texts, services, testimonials] = await Promise.all([
    siteSettings(),
    elementsOf(homeTexts),
    listHomeServices(req),
    listTestimonials(req),
  ])
  if (!settings || !texts) return null
  return (
    <>
      <Hero title={texts['hero-title']} description={texts['hero-description']} />
      <section id="services" className="page py-16 md:py-24" aria-labelledby="services-title">
        <div id="services-title" className="max-w-measure">
          <Editable as="h2" id="home-services-title" html={texts['home-services-title']} className="text-5" />
        </div>
        <Editable
          as="p"
          id="home-services-intro"
          html={texts['home-services-intro']}
          className="mt-4 max-w-measure text-3 text-ink-muted"
        />
        <div className="mt-12">
          <ServiceGrid services={services} />
        </div>
      </section>
      {testimonials.length > 0 && (
        <section className="border-t border-line bg-sunken" aria-labelledby="testimonials-title">
          <div className="page grid gap-x-8 gap-y-8 py-16 md:py-24 lg:grid-cols-12">
            <div id="testimonials-title" className="lg:col-span-4">
              <Editable
                as="h2"
                id="home-testimonials-title"
                html={texts['home-testimonials-title']}
                className="text-5"
              />
            </div>
            <div className="lg:col-span-8">
              <TestimonialCarousel
                label="Testimonials"
                slides={testimonials.map((one) => ({
                  key: one.id,
                  name: one.name,
                  content: <Testimonial testimonial={one} />,
                }))}
              />
            </div>
          </div>
        </section>
      )}
      <QuoteBand
        title={{ id: 'home-quote-title', html: texts['home-quote-title'] }}
        text={{ id: 'home-quote-text', html: texts['home-quote-text'] }}
      />
      <ScreenData name="home" more={[webSiteLd(settings.companyName, env.SITE_URL)]} />
    </>
  )
}
