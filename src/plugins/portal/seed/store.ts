import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { peopleOf } from '../people'

/** Stores one record of the demonstration. */
export async function store<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
): Promise<{ id: number }> {
  const { id } = await req.payload.create({
    collection,
    data,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  return { id: Number(id) }
}

/**
 * A client of the demonstration by its username.
 * @throws Error when the demonstration has no such client
 */
export async function findClient(req: PayloadRequest, username: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: peopleOf(req),
    where: { username: { equals: username } },
    limit: 1,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error(`The demonstration has no client “${username}”`)
  return docs[0].id
}
