import type { GlobalSlug, PayloadRequest } from 'payload'

/** The collections of what is shown in more than one place. */
type Listed = 'services' | 'testimonials'

/** When a record of a global was changed last; `undefined` when it was never saved. */
async function globalChange(req: PayloadRequest, slug: GlobalSlug): Promise<string | undefined> {
  const global = await req.payload.findGlobal({
    slug,
    depth: 0,
    req,
    // The panel shows the record to staff only; the time of its last change is no secret.
    overrideAccess: true,
  })
  return global.updatedAt ?? undefined
}

/** When the newest change of a collection was made; `undefined` when it is empty. */
async function collectionChange(req: PayloadRequest, collection: Listed): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs[0]?.updatedAt
}

/** When the texts of content elements whose id begins with one of these words were changed last. */
async function elementChange(req: PayloadRequest, words: readonly string[]): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content_elements',
    where: { or: words.map((word) => ({ elementId: { like: `${word}-` } })) },
    select: { elementId: true, updatedAt: true },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs.find(({ elementId }) => words.some((word) => elementId.startsWith(`${word}-`)))?.updatedAt
}

/** What a screen shows: records of collections and globals, and the elements whose ids begin with these words. */
export type Shown = {
  collections?: readonly Listed[]
  globals?: readonly GlobalSlug[]
  elements: readonly string[]
}

/** When something of what a screen shows was changed last. */
export async function lastChange(
  req: PayloadRequest,
  { collections = [], globals = [], elements }: Shown,
): Promise<string | undefined> {
  const changes = await Promise.all([
    ...collections.map((slug) => collectionChange(req, slug)),
    ...globals.map((slug) => globalChange(req, slug)),
    elementChange(req, elements),
  ])
  return changes
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
}
