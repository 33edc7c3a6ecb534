import { addDays, subDays } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { fromHtml } from '@/lib/server/rich-text'
import type { Service } from '@/payload-types'
import { careers } from './content/careers'
import { contact } from './content/contact'
import { fiber } from './content/fiber'
import { serviceSections } from './content/services'
import type { OpeningSeed } from './content/types'
import { seedDrawing } from './media'

async function seedGalleries(req: PayloadRequest) {
  const galleries = []
  for (const { title, pictures } of fiber.galleries) {
    const drawn = []
    for (const { picture, caption, alt } of pictures)
      drawn.push({ picture: await seedDrawing(req, picture, alt), caption })
    galleries.push({ title, pictures: drawn })
  }
  return galleries
}

async function seedFiberPage(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({
    slug: 'fiber_page',
    data: {
      why: fiber.why,
      ospWorks: fiber.osp.works,
      ospPicture: await seedDrawing(req, fiber.osp.picture, fiber.osp.alt),
      ispWorks: fiber.isp.works,
      ispPicture: await seedDrawing(req, fiber.isp.picture, fiber.isp.alt),
      standards: fiber.isp.standards.map((name) => ({ name })),
      galleries: await seedGalleries(req),
    },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

async function seedContactPage(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({
    slug: 'contact_page',
    data: { faq: contact.faqs },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

/** A job of the seed, counted from today. */
function seededOpening({ daysAgo, openFor, ...opening }: OpeningSeed) {
  const noon = new Date()
  noon.setUTCHours(12, 0, 0, 0)
  return {
    ...opening,
    postedOn: subDays(noon, daysAgo).toISOString(),
    validUntil: openFor === undefined ? undefined : addDays(noon, openFor).toISOString(),
  }
}

async function seedCareersPage(req: PayloadRequest): Promise<void> {
  const { points, openings } = careers
  await req.payload.updateGlobal({
    slug: 'careers_page',
    data: { points, openings: openings.map(seededOpening) },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

/** Sections of the services page that the footer links to and that no card stands for. */
async function seedSections(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'services',
    limit: 50,
    depth: 0,
    pagination: false,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  const known = new Set(docs.map(({ slug }) => slug))
  for (const [index, section] of serviceSections.filter(({ slug }) => !known.has(slug)).entries())
    await req.payload.create({
      collection: 'services',
      data: {
        name: section.title,
        slug: section.slug,
        shortDescription: section.shortDescription,
        description: (await fromHtml(req.payload, section.description)) as Service['description'],
        illustration: await seedDrawing(req, section.picture, `${section.title}, a line drawing`),
        benefits: section.benefits,
        position: 200 + index * 10,
        showOnHome: false,
        strand: section.strand,
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

const records = [
  ['fiber_page', seedFiberPage],
  ['contact_page', seedContactPage],
  ['careers_page', seedCareersPage],
] as const

/** The lists of single pages where none are stored yet, and the further sections of the services page. */
export async function seedPages(req: PayloadRequest): Promise<void> {
  for (const [slug, seed] of records) {
    // The seed runs at the start, without a user.
    const { createdAt } = await req.payload.findGlobal({ slug, depth: 0, req, overrideAccess: true })
    if (!createdAt) await seed(req)
  }
  await seedSections(req)
}
