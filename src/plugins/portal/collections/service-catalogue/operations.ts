import type { PayloadRequest } from 'payload'
import type { ServiceCatalogue } from '@/payload-types'
import type { CatalogueItem } from './schema'

const present = ({ id, name, description, expectedAnswer }: ServiceCatalogue): CatalogueItem => ({
  id,
  name,
  description,
  expectedAnswer,
})

/** What is offered at present, in its order. */
export async function listCatalogue(req: PayloadRequest): Promise<CatalogueItem[]> {
  const { docs } = await req.payload.find({
    collection: 'service_catalogue',
    where: { isOffered: { equals: true } },
    sort: ['position', 'id'],
    limit: 100,
    pagination: false,
    depth: 0,
    req,
    // The records are for staff; what is offered is for every client.
    overrideAccess: true,
  })
  return docs.map(present)
}

/** An item that is offered at present; `undefined` for any other number. */
export async function findOffered(req: PayloadRequest, id: number): Promise<CatalogueItem | undefined> {
  return (await listCatalogue(req)).find((item) => item.id === id)
}
