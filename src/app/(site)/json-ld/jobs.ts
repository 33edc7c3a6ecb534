import type { Opening } from '@/globals/careers-page/operations'
import type { SiteSetting } from '@/payload-types'
import { escapeHtml } from '@/lib/shared/escape-html'
import type { Thing } from './json-ld'
import { organizationId, postalAddress } from './organization'

type Company = Pick<SiteSetting, 'companyName' | 'offices'>

/** Where the work is: at an office when it is named like one; anywhere in the country for remote work. */
function placeOf(location: string, offices: Company['offices']): object {
  if (/^remote\b/i.test(location))
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'USA' } }
  const office = (offices ?? []).find(({ name }) => name.toLowerCase() === location.toLowerCase())
  const address = office ? postalAddress(office) : { '@type': 'PostalAddress', addressLocality: location }
  return { jobLocation: { '@type': 'Place', address: { ...address, addressCountry: 'US' } } }
}

function salaryOf(salary: Opening['salary']): object {
  if (!salary) return {}
  const { from, to } = salary
  const range = to === null ? { value: from } : { minValue: from, maxValue: to }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...range, unitText: 'YEAR' },
    },
  }
}

/** A job that is open, as job boards read it. */
export const jobLd = (opening: Opening, { companyName, offices }: Company, siteUrl: string): Thing => ({
  '@type': 'JobPosting',
  '@id': `${siteUrl}/careers#${opening.anchor}`,
  title: opening.title,
  description: opening.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
  url: `${siteUrl}/careers#${opening.anchor}`,
  datePosted: opening.postedOn,
  ...(opening.validUntil && { validThrough: `${opening.validUntil}T23:59:59-12:00` }),
  employmentType: opening.employmentType,
  hiringOrganization: { '@type': 'Organization', '@id': organizationId(siteUrl), name: companyName, sameAs: siteUrl },
  directApply: true,
  ...placeOf(opening.location, offices),
  ...salaryOf(opening.salary),
})
