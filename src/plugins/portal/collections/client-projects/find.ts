import type { PayloadRequest, Where } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { HttpError } from '@/lib/server/http-error'
import type { ClientProject } from '@/payload-types'

/** Whether a person works on projects of others too. */
export const mayJoinAsStaff = isAdmin

/** Nobody works on projects of others: the portal shows everybody their own, staff as well. */
export const onlyOwn = (): boolean => false

/**
 * A project of the caller, or any where `others` lets the caller in.
 * @throws HttpError 404 for everybody else, as for a project that does not exist
 */
export async function findProject(
  req: PayloadRequest,
  id: string,
  others: (person: Person) => boolean = onlyOwn,
): Promise<ClientProject> {
  const person = req.user as Person
  const missing = new HttpError(404, 'This project does not exist')
  if (!person || !/^[1-9]\d{0,8}$/.test(id)) throw missing
  const own: Where = others(person) ? {} : { userId: { equals: person.id } }
  const { docs } = await req.payload.find({
    collection: 'client_projects',
    where: { and: [{ id: { equals: Number(id) } }, own] },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!docs[0]) throw missing
  return docs[0]
}
