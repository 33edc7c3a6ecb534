import { listHomeServices } from '@/collections/services/operations'
import { listTestimonials } from '@/collections/testimonials/operations'
import { Editable } from '@/components/content/editable'
import { Hero } from '@/components/content/hero'
import { QuoteBand } from '@/components/content/quote-band'
import { ServiceGrid } from '@/components/content/service-grid'
import { Testimonial } from '@/components/content/testimonial'
import { TestimonialCarousel } from '@/components/content/testimonial-carousel'
import { publicRequest } from '@/lib/server/public-request'
import { elementsOf, pageMetadata } from './site-data'

export const generateMetadata = () => pageMetadata({ title: 'Full-Spectrum IT Services', path: '/' })

const defaults = {
  'hero-title': 'Networks, designed, built and looked after',
  'hero-description': 'We design, build, troubleshoot and monitor network and data infrastructure.',
  'home-services-title': 'Our services',
  'home-services-intro': 'From the cabling to the operations center.',
  'home-testimonials-title': 'What our customers say',
  'home-quote-title': 'Tell us about your project',
  'home-quote-text': 'We reply within 1-2 business days.',
}

/** Home. */
export default async function HomePage() {
  const req = await publicRequest()
  if (!req) return null
  const [texts, services, testimonials] = await Promise.all([
    elementsOf(defaults),
    listHomeServices(req),
    listTestimonials(req),
  ])
  if (!texts) return null
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
    </>
  )
}
