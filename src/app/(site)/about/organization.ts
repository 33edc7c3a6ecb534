import { telephone } from '@/lib/client/telephone'
import type { SiteSetting } from '@/payload-types'

/**
 * The company and its offices as search engines read them: JSON-LD that may stand in a script.
 * @param siteUrl where the site is
 */
export function organizationJson(settings: SiteSetting, siteUrl: string): string {
  const { companyName, description, phone, email, offices } = settings
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: companyName,
    url: `${siteUrl}/`,
    description,
    telephone: telephone(phone),
    email,
    location: (offices ?? []).map((office) => ({
      '@type': 'Place',
      name: office.name,
      ...(office.phone && { telephone: telephone(office.phone) }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.street,
        addressLocality: office.city,
        addressRegion: office.state,
        postalCode: office.zip,
      },
      geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    })),
  }
  // What an editor writes must not end the script.
  return JSON.stringify(organization).replaceAll('<', '\\u003c')
}
