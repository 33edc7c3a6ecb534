import {
  listHomeServices,
  listServiceSections,
  type ServiceSection as Section,
} from '@/collections/services/operations'
import { Editable } from '@/components/content/editable'
import { QuoteBand } from '@/components/content/quote-band'
import { ServiceGrid } from '@/components/content/service-grid'
import { ServiceIndex } from '@/components/content/service-index'
import { ServiceSection } from '@/components/content/service-section'
import { publicRequest } from '@/lib/server/public-request'
import { elementsOf, pageMetadata, siteSettings } from '../site-data'
import { faqLd, JsonLd, serviceLd } from './json-ld'

export const generateMetadata = () => pageMetadata({ title: 'Services', path: '/services' })

const defaults = {
  'services-title': 'Services',
  'services-intro':
    'Designed, built, watched and renewed by the same engineers. Take one part, or the whole line from the street to the operations center.',
  'services-quote-title': 'Not sure which of these you need?',
  'services-quote-text': 'Describe what has to work. We name the parts, and reply within 1-2 business days.',
}

type HeadProps = { title: string; intro: string; sections: Section[] }

function Head({ title, intro, sections }: HeadProps) {
  return (
    <div className="border-b border-line bg-surface">
      <header className="page grid gap-x-12 gap-y-8 py-12 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Editable as="h1" id="services-title" html={title} className="text-6" />
          <Editable
            as="p"
            id="services-intro"
            html={intro}
            className="mt-4 max-w-measure text-ink-muted md:text-3 md:leading-[1.4]"
          />
        </div>
        <div className="lg:col-span-7">
          <ServiceIndex sections={sections} />
        </div>
      </header>
    </div>
  )
}

function SearchData({ sections, company }: { sections: Section[]; company: string }) {
  const offers = sections.map(({ name, shortDescription, slug, pageHref }) =>
    serviceLd({ name, description: shortDescription, path: pageHref ?? `/services#${slug}`, company }),
  )
  return <JsonLd graph={[...offers, ...faqLd(sections.flatMap(({ faq }) => faq))]} />
}

/** What the company offers: a card for each service, then all about each. */
export default async function ServicesPage() {
  const req = await publicRequest()
  if (!req) return null
  const [settings, texts, services, sections] = await Promise.all([
    siteSettings(),
    elementsOf(defaults),
    listHomeServices(req),
    listServiceSections(req),
  ])
  if (!settings || !texts) return null
  return (
    <>
      <Head title={texts['services-title']} intro={texts['services-intro']} sections={sections} />
      <div className="page py-16 md:py-24">
        <h2 className="sr-only">All services</h2>
        <ServiceGrid services={services} />
      </div>
      <div className="page">
        {sections.map((section) => (
          <ServiceSection key={section.id} service={section} />
        ))}
      </div>
      <QuoteBand
        title={{ id: 'services-quote-title', html: texts['services-quote-title'] }}
        text={{ id: 'services-quote-text', html: texts['services-quote-text'] }}
      />
      <SearchData sections={sections} company={settings.companyName} />
    </>
  )
}
