import type { PayloadRequest } from 'payload'
import { fromHtml } from '@/lib/server/rich-text'
import type { Service } from '@/payload-types'
import { careers } from './content/careers'
import { contact } from './content/contact'
import { fiber } from './content/fiber'
import { serviceSections } from './content/services'
import { seedDrawing } from './media'

async function seedFiberPage(req: PayloadRequest): Promise<void> {
  const gallery = []
  for (const { picture, caption, alt } of fiber.gallery)
    gallery.push({ picture: await seedDrawing(req, picture, alt), caption })
  await req.payload.updateGlobal({
    slug: 'fiber_page',
    data: {
      title: fiber.title,
      intro: fiber.intro,
      whyTitle: fiber.whyTitle,
      why: fiber.why,
      ospTitle: fiber.osp.title,
      ospIntro: fiber.osp.intro,
      ospWorks: fiber.osp.works,
      ospPicture: await seedDrawing(req, fiber.osp.picture, `${fiber.osp.title}, a line drawing`),
      ispTitle: fiber.isp.title,
      ispIntro: fiber.isp.intro,
      ispWorks: fiber.isp.works,
      ispPicture: await seedDrawing(req, fiber.isp.picture, `${fiber.isp.title}, a line drawing`),
      standards: fiber.isp.standards.map((name) => ({ name })),
      gallery,
      closingTitle: fiber.closing.title,
      closingText: fiber.closing.text,
    },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

async function seedContactPage(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({
    slug: 'contact_page',
    data: {
      title: contact.title,
      intro: contact.intro,
      faq: contact.faqs,
      joinTitle: contact.joinBanner.title,
      joinText: contact.joinBanner.text,
    },
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

async function seedCareersPage(req: PayloadRequest): Promise<void> {
  const { title, intro, points, formNote } = careers
  await req.payload.updateGlobal({
    slug: 'careers_page',
    data: { title, intro, points, formNote },
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
  for (const [index, section] of serviceSections.filter(({ anchor }) => !known.has(anchor)).entries())
    await req.payload.create({
      collection: 'services',
      data: {
        name: section.title,
        slug: section.anchor,
        shortDescription: section.footerLabel,
        description: (await fromHtml(req.payload, section.content)) as Service['description'],
        illustration: await seedDrawing(req, section.picture, `${section.title}, a line drawing`),
        position: 200 + index * 10,
        showOnHome: false,
        strand: 'slate',
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

/** The texts of the pages that have a form of their own, and the further sections of the services page. */
export async function seedPages(req: PayloadRequest): Promise<void> {
  await seedFiberPage(req)
  await seedContactPage(req)
  await seedCareersPage(req)
  await seedSections(req)
}
