import { describe, expect, test } from '@jest/globals'
import type { Opening } from '@/globals/careers-page/operations'
import type { SiteSetting } from '@/payload-types'
import { jobLd } from './jobs'
import { pageLd, webSiteLd } from './pages'
import { catalogLd, faqLd } from './services'

const site = 'https://acme.example'
const company = { '@id': 'https://acme.example/#organization' }

describe('a page', () => {
  const fiber = { type: 'WebPage', path: '/fiber', title: 'Fiber', description: 'Strands.' }

  test('names the way to it from home', () => {
    const [page, breadcrumb] = pageLd({ ...fiber, trail: [{ title: 'Services', path: '/services' }] }, site)
    expect(page).toMatchObject({ '@type': 'WebPage', url: 'https://acme.example/fiber', name: 'Fiber', about: company })
    expect(page?.breadcrumb).toEqual({ '@id': breadcrumb?.['@id'] })
    expect(breadcrumb?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://acme.example/' },
      { '@type': 'ListItem', position: 2, name: 'Services', item: 'https://acme.example/services' },
      { '@type': 'ListItem', position: 3, name: 'Fiber', item: 'https://acme.example/fiber' },
    ])
  })

  test('that is home has no way to it', () => {
    expect(pageLd({ ...fiber, path: '/' }, site).map((thing) => thing['@type'])).toEqual(['WebPage'])
  })
})

test('the site is searched at its own search page', () => {
  expect(webSiteLd('Acme', site)).toMatchObject({
    publisher: company,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://acme.example/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the catalog names each service that stands beside it', () => {
  const offered = [
    { name: 'NOC', description: 'Eyes.', path: '/services#noc' },
    { name: 'Fiber', description: 'Strands.', path: '/fiber' },
  ]
  const things = catalogLd('Acme', offered, site)
  expect(things.map((thing) => thing['@type'])).toEqual(['Service', 'Service', 'OfferCatalog'])
  expect(things[0]).toMatchObject({ '@id': 'https://acme.example/services#noc', name: 'NOC', provider: company })
  expect(things[2]?.itemListElement).toEqual([
    { '@type': 'Offer', itemOffered: { '@id': 'https://acme.example/services#noc' } },
    { '@type': 'Offer', itemOffered: { '@id': 'https://acme.example/fiber#service' } },
  ])
})

test('a page without questions has no list of them', () => {
  expect(faqLd([], site)).toEqual([])
  expect(faqLd([{ question: 'Q?', answer: 'A.' }], `${site}/contact`)).toEqual([
    {
      '@type': 'FAQPage',
      '@id': 'https://acme.example/contact#faq',
      mainEntity: [{ '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } }],
    },
  ])
})

describe('an opening', () => {
  const opening: Opening = {
    anchor: 'opening-splicer-1',
    title: 'Splicer',
    position: null,
    location: 'Lenexa',
    employmentType: 'FULL_TIME',
    postedOn: '2026-11-01',
    validUntil: '2026-12-31',
    paragraphs: ['Splice & test.', 'Bring <gloves>.'],
    salary: { from: 60_000, to: 70_000 },
  }
  const office = { name: 'Lenexa', street: '1 Switch Road', city: 'Lenexa', state: 'KS', zip: '66219' }
  const acme = { companyName: 'Acme', offices: [office] } as unknown as SiteSetting

  test('is a posting with its place, its salary and its end', () => {
    expect(jobLd(opening, acme, site)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Splicer',
      description: '<p>Splice &amp; test.</p><p>Bring &lt;gloves&gt;.</p>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { ...company, name: 'Acme' },
      jobLocation: { address: { streetAddress: '1 Switch Road', addressRegion: 'KS', addressCountry: 'US' } },
      baseSalary: { currency: 'USD', value: { minValue: 60_000, maxValue: 70_000, unitText: 'YEAR' } },
    })
  })

  test('says no more than is known', () => {
    const bare = jobLd({ ...opening, validUntil: null, salary: null, location: 'Omaha' }, acme, site)
    expect(bare).not.toHaveProperty('validThrough')
    expect(bare).not.toHaveProperty('baseSalary')
    expect(bare.jobLocation).toMatchObject({ address: { addressLocality: 'Omaha', addressCountry: 'US' } })
  })

  test('with one figure has that salary', () => {
    const { baseSalary } = jobLd({ ...opening, salary: { from: 60_000, to: null } }, acme, site)
    expect(baseSalary).toMatchObject({ value: { value: 60_000 } })
  })

  test('for remote work is open to the whole country', () => {
    const remote = jobLd({ ...opening, location: 'Remote, US time zones' }, acme, site)
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'USA' } })
    expect(remote).not.toHaveProperty('jobLocation')
  })
})
