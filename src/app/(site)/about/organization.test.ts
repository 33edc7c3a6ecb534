import { expect, test } from '@jest/globals'
import type { SiteSetting } from '@/payload-types'
import { organizationJson } from './organization'

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

test('names the company, its address on the web and its telephone', () => {
  expect(JSON.parse(organizationJson(settings(), 'https://acme.example'))).toMatchObject({
    '@type': 'Organization',
    name: 'Acme',
    url: 'https://acme.example/',
    telephone: '+19135550142',
    location: [],
  })
})

test('an office without a telephone has its address and its place only', () => {
  const { location } = JSON.parse(organizationJson(settings({ offices: [office] }), 'https://acme.example'))
  expect(location).toEqual([
    {
      '@type': 'Place',
      name: 'Lenexa',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Switch Road',
        addressLocality: 'Lenexa',
        addressRegion: 'KS',
        postalCode: '66219',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 38.95, longitude: -94.78 },
    },
  ])
})

test('what an editor writes cannot end the script', () => {
  const json = organizationJson(settings({ companyName: '</script><script>alert(1)' }), 'https://acme.example')
  expect([json.includes('<'), JSON.parse(json).name]).toEqual([false, '</script><script>alert(1)'])
})
