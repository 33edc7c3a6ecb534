import { expect, test } from '@jest/globals'
import type { SiteSetting } from '@/payload-types'
import { graphJson } from './json-ld'
import { officePlaces, officesLd, organizationLd } from './organization'

const site = 'https://acme.example'
const office = {
  name: 'Lenexa',
  street: '1 Switch Road',
  city: 'Lenexa',
  state: 'KS',
  zip: '66219',
  latitude: 38.95,
  longitude: -94.78,
}
const settings = (more: Partial<SiteSetting> = {}) =>
  ({
    companyName: 'Acme',
    description: 'Networks.',
    phone: '(913) 555-0142',
    email: 'a@acme.example',
    ...more,
  }) as SiteSetting

const address = {
  '@type': 'PostalAddress',
  streetAddress: '1 Switch Road',
  addressLocality: 'Lenexa',
  addressRegion: 'KS',
  postalCode: '66219',
}
const geo = { '@type': 'GeoCoordinates', latitude: 38.95, longitude: -94.78 }

test('names the company, its address on the web, its mark and its telephone', () => {
  expect(organizationLd(settings(), site)).toEqual({
    '@type': 'Organization',
    '@id': 'https://acme.example/#organization',
    name: 'Acme',
    url: 'https://acme.example/',
    logo: { '@type': 'ImageObject', url: 'https://acme.example/icons/icon-512.png', width: 512, height: 512 },
    description: 'Networks.',
    telephone: '+19135550142',
    email: 'a@acme.example',
    contactPoint: [],
  })
})

test('each e-mail contact is a way to reach the company', () => {
  const { contactPoint } = organizationLd(settings({ emails: [{ label: 'Sales', address: 's@acme.example' }] }), site)
  expect(contactPoint).toEqual([
    { '@type': 'ContactPoint', contactType: 'Sales', email: 's@acme.example', telephone: '+19135550142' },
  ])
})

test('an office without a telephone has its address and its place only', () => {
  expect(officePlaces(settings({ offices: [office] }))).toEqual([{ '@type': 'Place', name: 'Lenexa', address, geo }])
})

test('an office is a business of the company, with its hours', () => {
  const hours = [{ days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' }]
  const offices = [{ ...office, phone: '(913) 555-0199' }]
  expect(officesLd(settings({ offices, hours }), site)).toEqual([
    {
      '@type': 'LocalBusiness',
      '@id': 'https://acme.example/contact#office-lenexa',
      name: 'Acme, Lenexa',
      url: 'https://acme.example/contact',
      image: 'https://acme.example/icons/icon-512.png',
      parentOrganization: { '@id': 'https://acme.example/#organization' },
      telephone: '+19135550199',
      address,
      geo,
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    },
  ])
})

test('hours that cannot be read are not told', () => {
  const hours = [{ days: 'Weekdays', hours: 'when the light is on' }]
  expect(officesLd(settings({ offices: [office], hours }), site)[0]).not.toHaveProperty('openingHoursSpecification')
})

test('what an editor writes cannot end the script', () => {
  const json = graphJson([organizationLd(settings({ companyName: '</script><script>alert(1)' }), site)])
  expect([json.includes('<'), JSON.parse(json)['@graph'][0].name]).toEqual([false, '</script><script>alert(1)'])
})
