import type { Thing } from './json-ld'
import { organizationId } from './organization'

type Described = { name: string; description: string; path: string }

/** A service that the company offers. */
export const serviceLd = ({ name, description, path }: Described, siteUrl: string): Thing => ({
  '@type': 'Service',
  '@id': `${siteUrl}${path}${path.includes('#') ? '' : '#service'}`,
  name,
  description,
  url: `${siteUrl}${path}`,
  provider: { '@id': organizationId(siteUrl) },
})

/** A list of what is offered. */
export const offerCatalog = (name: string, offered: object[]): Thing => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement: offered.map((itemOffered) => ({ '@type': 'Offer', itemOffered })),
})

/** The services of the company and, as a part of the company, the list of them. */
export function catalogLd(company: string, services: Described[], siteUrl: string): Thing[] {
  const things = services.map((service) => serviceLd(service, siteUrl))
  const catalog = offerCatalog(
    `Services of ${company}`,
    things.map((thing) => ({ '@id': thing['@id'] })),
  )
  return [...things, { ...catalog, '@id': `${siteUrl}/services#catalog`, provider: { '@id': organizationId(siteUrl) } }]
}

/** The questions of a page and their answers; none when it has no questions. */
export function faqLd(faq: { question: string; answer: string }[], url: string): Thing[] {
  if (faq.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
