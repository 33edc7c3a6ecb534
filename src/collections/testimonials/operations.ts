import type { PayloadRequest } from 'payload'
import { presentPicture, type Picture } from '@/collections/media/present'

/** What a customer says. */
export type TestimonialCard = {
  id: number
  name: string
  title: string
  company: string
  content: string
  avatar: Picture | null
  avatarUrl: string | null
}

/** The testimonials of the carousel, in their order. */
export async function listTestimonials(req: PayloadRequest): Promise<TestimonialCard[]> {
  const { docs } = await req.payload.find({
    collection: 'testimonials',
    sort: ['position', 'id'],
    limit: 24,
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs.map(({ id, name, title, company, content, avatar, avatarUrl }) => ({
    id,
    name,
    title,
    company,
    content,
    avatar: presentPicture(avatar),
    avatarUrl: avatarUrl ?? null,
  }))
}
