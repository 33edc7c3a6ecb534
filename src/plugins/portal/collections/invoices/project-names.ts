import type { PayloadRequest } from 'payload'

type Project = { id: number; name: string }

/** The names of those projects that the caller may see, by their id. */
export async function projectNames(req: PayloadRequest, projects: unknown[]): Promise<Map<number, Project>> {
  const ids = [...new Set(projects.map(Number).filter((id) => Number.isInteger(id) && id > 0))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'client_projects',
    where: { id: { in: ids } },
    select: { name: true },
    limit: ids.length,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return new Map(docs.map(({ id, name }) => [id, { id, name }]))
}
