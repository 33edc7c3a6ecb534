import type { PayloadRequest } from 'payload'
import { fromHtml } from '@/lib/server/rich-text'
import type { Service } from '@/payload-types'
import { company } from './content/company'
import { pages } from './content/pages'
import { serviceCards, serviceDetails } from './content/services'
import { openingsOf } from './content/business-hours'
import { testimonials } from './content/testimonials'
import { seedElements } from './elements'
import { seedDrawing } from './media'
import { seedPages } from './pages'
import { seedPlugins } from './plugin-seeds'

type RichText = Service['description']

const htmlOf = async (req: PayloadRequest, html: string) => (await fromHtml(req.payload, html)) as RichText

/** The company's name, addresses and people: what every mail and every page needs. */
export async function seedCompany(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({
    slug: 'site_settings',
    data: {
      companyName: company.name,
      tagline: company.tagline,
      description: company.description,
      phone: company.phone,
      email: company.emails[0]?.address,
      footerNote: company.footerNote,
      emails: company.emails,
      operationsAreas: company.operationsAreas,
      offices: company.offices.map(({ id: _id, lat, lng, ...office }) => ({
        ...office,
        latitude: lat,
        longitude: lng,
      })),
      hours: company.businessHours,
      serviceHours: company.serviceHours,
      ...openingsOf(new Date()),
      facts: company.facts,
      certifications: company.certifications,
      team: company.leadership,
      partners: company.partners,
      rfq: company.subdomainStatus.rfq,
      app: company.subdomainStatus.app,
      rfqRecipient: company.recipients.rfq,
      contactRecipient: company.recipients.contact,
      careersRecipient: company.recipients.careers,
      // As the privacy policy promises.
      contactMonths: 24,
      rfqMonths: 36,
      careersMonths: 12,
    },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

async function seedServices(req: PayloadRequest): Promise<void> {
  for (const [index, card] of serviceCards.entries()) {
    const detail = serviceDetails.find(({ slug }) => slug === card.slug)
    await req.payload.create({
      collection: 'services',
      data: {
        name: card.name,
        slug: card.slug,
        shortDescription: card.shortDescription,
        description: await htmlOf(req, detail?.description ?? `<p>${card.shortDescription}</p>`),
        illustration: await seedDrawing(req, card.picture, `${card.name}, a line drawing`),
        benefits: detail?.benefits ?? [],
        faq: detail?.faqs ?? [],
        position: (index + 1) * 10,
        isNew: card.isNew ?? false,
        strand: card.strand,
        href: hrefs[card.slug],
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
  }
}

/** Where a card leads when not to its own section of the services page. */
const hrefs: Record<string, string | undefined> = {
  'fiber-installation': '/fiber-installation',
  'data-center-design-2': '/services#data-center-design',
}

async function seedTestimonials(req: PayloadRequest): Promise<void> {
  for (const [index, one] of testimonials.entries())
    await req.payload.create({
      collection: 'testimonials',
      data: { ...one, position: (index + 1) * 10 },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

async function seedContentPages(req: PayloadRequest): Promise<void> {
  for (const { title, slug, content, lastUpdated } of pages)
    await req.payload.create({
      collection: 'content_pages',
      data: {
        title,
        slug,
        content: await htmlOf(req, content),
        _status: 'published',
        publishedAt: new Date(`${lastUpdated ?? 'July 15, 2025'} 12:00 UTC`).toISOString(),
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

/** The company's own content: all that a site needs to be opened. */
export async function seedContent(req: PayloadRequest): Promise<void> {
  await seedCompany(req)
  await seedServices(req)
  await seedTestimonials(req)
  await seedContentPages(req)
  await seedPages(req)
  await seedElements(req)
  await seedPlugins(req, 'content')
}
