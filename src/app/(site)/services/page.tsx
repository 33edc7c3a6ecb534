import { servicesTexts } from '@/collections/content-elements/texts/services'
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
import { env } from '@/env'
import { publicRequest } from '@/lib/server/public-request'
import { ScreenData } from '../json-ld/page-data'
import { catalogLd, faqLd } from '../json-ld/services'
import { elementsOf, screenMetadata, siteSettings } from '../site-data'

export const generateMetadata = () => screenMetadata('services')

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
  const offered = sections.map(({ name, shortDescription, slug, pageHref }) => ({
    name,
    description: shortDescription,
    path: pageHref ?? `/services#${slug}`,
  }))
  const questions = sections.flatMap(({ faq }) => faq)
  const more = [...catalogLd(company, offered, env.SITE_URL), ...faqLd(questions, `${env.SITE_URL}/services`)]
  return <ScreenData name="services" more={more} />
}

/** What the company offers: a card for each service, then all about each. */
export default async function ServicesPage() {
  const req = await publicRequest()
  if (!req) return null
  const [settings, texts, services, sections] = await Promise.all([
    siteSettings(),
    elementsOf(servicesTexts),
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
