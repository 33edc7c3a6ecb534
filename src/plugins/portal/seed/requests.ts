import { subMinutes, subMonths } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { peopleOf } from '../people'
import type { ServiceRequest, User } from '@/payload-types'
import { clientServices, serviceRequests } from './content/requests'

type People = Map<string, User>
type RequestSeed = (typeof serviceRequests)[number]
type Said = RequestSeed['thread'][number]

async function peopleByName(req: PayloadRequest): Promise<People> {
  const { docs } = await req.payload.find({
    collection: peopleOf(req),
    limit: 100,
    pagination: false,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  return new Map(docs.map((user) => [user.username as string, user]))
}

function personOf(people: People, name: string): User {
  const person = people.get(name)
  if (!person) throw new Error(`The demonstration has nobody called ${name}`)
  return person
}

const ago = (hours: number): string => subMinutes(new Date(), Math.round(hours * 60)).toISOString()

async function seedServices(req: PayloadRequest, people: People): Promise<void> {
  for (const { owner, sinceMonths, hoursAgo, ...service } of clientServices)
    await req.payload.create({
      collection: 'client_services',
      data: {
        ...service,
        owner: personOf(people, owner).id,
        since: subMonths(new Date(), sinceMonths).toISOString(),
        updatedAt: ago(hoursAgo),
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

/** Writes one entry of a thread, and the change of status that came with it. */
async function seedEntry(req: PayloadRequest, request: ServiceRequest, said: Said, author: User): Promise<void> {
  const createdAt = ago(said.hoursAgo)
  const side = author.id === request.owner ? ('client' as const) : ('staff' as const)
  const entry = {
    request: request.id,
    owner: request.owner as number,
    side,
    author: author.id,
    authorName: author.fullName,
    isInternal: said.isInternal ?? false,
    createdAt,
  }
  const entries = [
    { ...entry, kind: 'message' as const, text: said.text },
    ...(said.to ? [{ ...entry, kind: 'status' as const, to: said.to }] : []),
  ]
  for (const data of entries)
    await req.payload.create({
      collection: 'service_request_messages',
      data,
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
}

async function catalogueItem(req: PayloadRequest, name: string): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'service_catalogue',
    where: { name: { equals: name } },
    limit: 1,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  return docs[0]?.id
}

async function seedRequest(req: PayloadRequest, people: People, seed: RequestSeed): Promise<void> {
  const { owner, thread, ...request } = seed
  const seen = thread.filter(({ isInternal }) => !isInternal)
  const client = personOf(people, owner)
  const row = await req.payload.create({
    collection: 'service_requests',
    data: {
      ...request,
      owner: client.id,
      clientName: `${client.fullName}, ${client.company}`,
      catalogueItem: await catalogueItem(req, request.category),
      status: seen.findLast(({ to }) => to)?.to ?? 'open',
      // The collection gives it.
      number: '',
      createdAt: ago(seen[0]?.hoursAgo ?? 0),
      lastActivityAt: ago(seen.at(-1)?.hoursAgo ?? 0),
    },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  for (const said of thread) await seedEntry(req, row, said, personOf(people, said.by))
}

/** Services and service requests of two clients, so that the screens have something to show, and something to hide. */
export async function seedPortalRequests(req: PayloadRequest): Promise<void> {
  const people = await peopleByName(req)
  await seedServices(req, people)
  const oldestFirst = serviceRequests.toSorted((a, b) => (b.thread[0]?.hoursAgo ?? 0) - (a.thread[0]?.hoursAgo ?? 0))
  for (const seed of oldestFirst) await seedRequest(req, people, seed)
}
