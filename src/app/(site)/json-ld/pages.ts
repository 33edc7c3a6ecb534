import type { Thing } from './json-ld'
import { organizationId } from './organization'

/** A page: its way from home is `trail`, without home and without itself. */
export type DescribedPage = {
  type: string
  path: string
  title: string
  description: string
  trail?: { title: string; path: string }[]
}

const item = (siteUrl: string, position: number, { title, path }: { title: string; path: string }) => ({
  '@type': 'ListItem',
  position,
  name: title,
  item: siteUrl + path,
})

/** A page, and the way to it from home; home itself has no way. */
export function pageLd({ type, path, title, description, trail = [] }: DescribedPage, siteUrl: string): Thing[] {
  const url = siteUrl + path
  const page: Thing = {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    about: { '@id': organizationId(siteUrl) },
  }
  if (path === '/') return [page]
  const steps = [{ title: 'Home', path: '/' }, ...trail, { title, path }]
  const breadcrumb: Thing = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: steps.map((step, index) => item(siteUrl, index + 1, step)),
  }
  return [{ ...page, breadcrumb: { '@id': breadcrumb['@id'] } }, breadcrumb]
}

/** The site, and how it is searched. */
export const webSiteLd = (name: string, siteUrl: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name,
  url: `${siteUrl}/`,
  publisher: { '@id': organizationId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
