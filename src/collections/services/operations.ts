import type { PayloadRequest } from 'payload'
import { presentPicture, type Picture } from '@/collections/media/present'
import { toHtml } from '@/lib/server/rich-text'
import type { Strand } from '@/lib/shared/strands'

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
const isElsewhere = (href: string | null | undefined, slug: string): boolean =>
  Boolean(href?.startsWith('/services#') && href !== `/services#${slug}`)

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
  return docs
    .filter(({ href, slug }) => !isElsewhere(href, slug))
    .map((service) => ({
      id: service.id,
      name: service.name,
      slug: service.slug,
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

/** The colour and the picture of a service, for a page of its own; `undefined` when there is no such service. */
export async function getServiceLook(
  req: PayloadRequest,
  slug: string,
): Promise<Pick<ServiceSection, 'strand' | 'picture'> | undefined> {
  const { docs } = await req.payload.find({
    collection: 'services',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
    user: null,
  })
  const service = docs[0]
  return service && { strand: service.strand, picture: presentPicture(service.illustration) }
}
