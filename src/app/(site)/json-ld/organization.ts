import { telephone } from '@/lib/client/telephone'
import { slugify } from '@/lib/shared/slugify'
import type { SiteSetting } from '@/payload-types'
import type { Thing } from './json-ld'
import { openingHours } from './opening-hours'

type Office = NonNullable<SiteSetting['offices']>[number]

/** By this address every other thing refers to the company. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`

/** The address of an office. */
export const postalAddress = ({ street, city, state, zip }: Office): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
})

const placeOf = (office: Office): object => ({
  ...(office.phone && { telephone: telephone(office.phone) }),
  address: postalAddress(office),
  geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
})

/**
 * The company as search engines read it.
 * @param siteUrl where the site is
 */
export function organizationLd(settings: SiteSetting, siteUrl: string): Thing {
  const { companyName, tagline, description, phone, email, emails } = settings
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: companyName,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icons/icon-512.png`, width: 512, height: 512 },
    ...(tagline && { slogan: tagline }),
    description,
    telephone: telephone(phone),
    email,
    contactPoint: (emails ?? []).map(({ label, address }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      email: address,
      telephone: telephone(phone),
    })),
  }
}

/** The offices of the company as parts of it. */
export const officePlaces = ({ offices }: SiteSetting): Thing[] =>
  (offices ?? []).map((office) => ({ '@type': 'Place', name: office.name, ...placeOf(office) }))

/** Each office as a business that one can visit and call in its hours. */
export function officesLd({ companyName, offices, hours }: SiteSetting, siteUrl: string): Thing[] {
  const openingHoursSpecification = openingHours(hours ?? [])
  return (offices ?? []).map((office) => ({
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/contact#office-${slugify(office.name)}`,
    name: `${companyName}, ${office.name}`,
    ...(office.description && { description: office.description }),
    url: `${siteUrl}/contact`,
    image: `${siteUrl}/icons/icon-512.png`,
    parentOrganization: { '@id': organizationId(siteUrl) },
    ...placeOf(office),
    ...(openingHoursSpecification.length > 0 && { openingHoursSpecification }),
  }))
}
