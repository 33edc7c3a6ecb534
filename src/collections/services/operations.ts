import type { PayloadRequest } from 'payload'
import { readDrawing } from '@/collections/media/operations'
import { presentPicture, type Picture } from '@/collections/media/present'
import { toHtml } from '@/lib/server/rich-text'
import type { Strand } from '@/lib/shared/strands'
import type { Service } from '@/payload-types'

/** A service as its card shows it. */
export type ServiceCard = {
  id: number
  name: string
  slug: string
  shortDescription: string
  isNew: boolean
  strand: Strand
  href: string
  picture: Picture | null
  imageUrl: string | null
}

/** The services that have a card on the home page, in their order. */
export async function listHomeServices(req: PayloadRequest): Promise<ServiceCard[]> {
  const { docs } = await req.payload.find({
    collection: 'services',
    where: { showOnHome: { equals: true } },
    sort: ['position', 'id'],
    limit: 24,
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs.map((service) => ({
    id: service.id,
    name: service.name,
    slug: service.slug,
    shortDescription: service.shortDescription,
    isNew: service.isNew ?? false,
    strand: service.strand,
    href: service.href || `/services#${service.slug}`,
    picture: presentPicture(service.illustration),
    imageUrl: service.imageUrl ?? null,
  }))
}

/** A service as its section of the services page shows it; `html` is its description. */
export type ServiceSection = {
  id: number
  name: string
  slug: string
  /** Earlier slugs that lead here too. */
  formerSlugs: string[]
  shortDescription: string
  strand: Strand
  html: string
  /** Where the service has a page of its own. */
  pageHref: string | null
  picture: Picture | null
  imageUrl: string | null
  benefits: { title: string; text: string }[]
  faq: { question: string; answer: string }[]
}

/** Headings lose their anchors: all services stand on one page, where two could be alike. */
const withoutAnchors = (html: string): string => html.replace(/(<h[1-6]) id="[^"]*"/g, '$1')

/** Whether a service shares the section of another one. */
export const isElsewhere = (href: string | null | undefined, slug: string): boolean =>
  Boolean(href?.startsWith('/services#') && href !== `/services#${slug}`)

type Named = { slug: string; previousSlugs?: string[] | null }

/** Gives each service the earlier slugs that it may have as anchors: no id stands on the page twice. */
function formerSlugsOf(services: Named[]): (service: Named) => string[] {
  const taken = new Set(services.flatMap(({ slug }) => [slug, `${slug}-title`]))
  return ({ previousSlugs }) =>
    (previousSlugs ?? []).filter((slug) => {
      const isFree = !taken.has(slug)
      taken.add(slug)
      return isFree
    })
}

/** All services that have a section of the services page, those without a card too, in their order. */
export async function listServiceSections(req: PayloadRequest): Promise<ServiceSection[]> {
  const { docs } = await req.payload.find({
    collection: 'services',
    sort: ['position', 'id'],
    limit: 60,
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
    user: null,
  })
  const formerSlugs = formerSlugsOf(docs)
  return docs
    .filter(({ href, slug }) => !isElsewhere(href, slug))
    .map((service) => ({
      id: service.id,
      name: service.name,
      slug: service.slug,
      formerSlugs: formerSlugs(service),
      shortDescription: service.shortDescription,
      strand: service.strand,
      html: withoutAnchors(toHtml(service.description)),
      pageHref: service.href && !service.href.startsWith('/services#') ? service.href : null,
      picture: presentPicture(service.illustration),
      imageUrl: service.imageUrl ?? null,
      benefits: (service.benefits ?? []).map(({ title, text }) => ({ title, text })),
      faq: (service.faq ?? []).map(({ question, answer }) => ({ question, answer })),
    }))
}

async function findBySlug(req: PayloadRequest, slug: string): Promise<Service | undefined> {
  const { docs } = await req.payload.find({
    collection: 'services',
    // A page goes on showing its service when that was given another slug.
    where: { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] },
    limit: 1,
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs[0]
}

/** What a page of its own shows of a service; `undefined` when there is no such service. */
export async function getServiceLook(
  req: PayloadRequest,
  slug: string,
): Promise<Pick<ServiceSection, 'name' | 'shortDescription' | 'strand' | 'picture'> | undefined> {
  const service = await findBySlug(req, slug)
  if (!service) return undefined
  const { name, shortDescription, strand, illustration } = service
  return { name, shortDescription, strand, picture: presentPicture(illustration) }
}

/** The colour and the drawing of a service, from which the shared pictures are made; the drawing as SVG. */
export async function getServiceArt(
  req: PayloadRequest,
  slug: string,
): Promise<{ strand: Strand; drawing: string | undefined } | undefined> {
  const service = await findBySlug(req, slug)
  return service && { strand: service.strand, drawing: await readDrawing(service.illustration) }
}
