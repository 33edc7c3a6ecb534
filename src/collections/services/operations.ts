import type { PayloadRequest } from 'payload'
import { presentPicture, type Picture } from '@/collections/media/present'
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
