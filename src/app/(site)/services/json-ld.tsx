import type { ServiceSection } from '@/collections/services/operations'
import { env } from '@/env'

type Described = { name: string; description: string; path: string; company: string }

/** A service in the words of schema.org. */
export const serviceLd = ({ name, description, path, company }: Described) => ({
  '@type': 'Service',
  name,
  description,
  url: new URL(path, env.SITE_URL).href,
  provider: { '@type': 'Organization', name: company, url: env.SITE_URL },
})

/** The questions of a page in the words of schema.org; none when it has no questions. */
export function faqLd(faq: ServiceSection['faq']): object[] {
  if (faq.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** What a page says to search engines. */
export function JsonLd({ graph }: { graph: object[] }) {
  // A text from the CMS must not end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
