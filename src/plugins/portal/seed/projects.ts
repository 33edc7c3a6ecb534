import { addMinutes, subDays } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { peopleOf } from '../people'
import { type ProjectSeed, projects } from './content/projects'

type Person = { id: number; fullName: string }

/** Comments of one day follow each other. */
const MINUTES_BETWEEN = 37

/** Noon of a day, so that it is the same day in every time zone where somebody looks at it. */
function dayOf(daysAgo: number | undefined): string | undefined {
  if (daysAgo === undefined) return undefined
  const day = subDays(new Date(), daysAgo)
  day.setUTCHours(16, 0, 0, 0)
  return day.toISOString()
}

async function seedProject(req: PayloadRequest, client: Person, staff: Map<string, Person>, seed: ProjectSeed) {
  const { name, description, status, daysAgo, milestones = [], updates = [], comments = [] } = seed
  const { id: project } = await req.payload.create({
    collection: 'client_projects',
    data: { name, description, status, userId: client.id, createdAt: dayOf(daysAgo) },
    // The seed runs at the start, without a user.
    overrideAccess: true,
    depth: 0,
    req,
  })
  const part = { project, owner: client.id }
  for (const [index, { title, due, done }] of milestones.entries())
    await req.payload.create({
      collection: 'project_milestones',
      data: { ...part, title, order: index + 1, dueDate: dayOf(due), doneDate: dayOf(done) },
      // As above.
      overrideAccess: true,
      depth: 0,
      req,
    })
  for (const { title, text, daysAgo: ago, by } of updates)
    await req.payload.create({
      collection: 'project_updates',
      data: { ...part, title, text, date: dayOf(ago) ?? '', author: staff.get(by)?.id, authorName: by },
      // As above.
      overrideAccess: true,
      depth: 0,
      req,
    })
  for (const [index, { text, daysAgo: ago, by }] of comments.entries()) {
    const author = by === 'client' ? client : staff.get(by)
    await req.payload.create({
      collection: 'project_comments',
      data: {
        ...part,
        text,
        author: author?.id,
        authorName: author?.fullName ?? by,
        isStaff: by !== 'client',
        createdAt: addMinutes(dayOf(ago) ?? '', index * MINUTES_BETWEEN).toISOString(),
      },
      // As above.
      overrideAccess: true,
      depth: 0,
      req,
    })
  }
}

/** Projects of the demonstration's clients, with what has happened on them. The people are there already. */
export async function seedProjects(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: peopleOf(req),
    limit: 100,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  const byUsername = new Map(docs.map((user) => [user.username, user]))
  const byName = new Map(docs.map((user) => [user.fullName, user]))
  for (const seed of projects) {
    const client = byUsername.get(seed.client)
    if (client) await seedProject(req, client, byName, seed)
  }
}
