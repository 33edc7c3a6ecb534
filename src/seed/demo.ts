import { randomBytes } from 'node:crypto'
import { subDays, subMinutes } from 'date-fns'
import type { PayloadRequest } from 'payload'
import type { Role } from '@/access/roles'
import { sqlOf } from '@/lib/server/sql'
import { rfqs } from './content/rfqs'
import { clients } from './content/clients'
import { seedOffice } from './office'
import { seedPlugins } from './plugin-seeds'

const staff: { username: string; fullName: string; role: Role }[] = [
  { username: 'admin', fullName: 'Avery Lindqvist', role: 'admin' },
  { username: 'editor', fullName: 'Emerson Okafor', role: 'editor' },
  { username: 'sales', fullName: 'Sasha Brandt', role: 'sales' },
]

type Account = { username: string; fullName: string; role: Role; email: string; company?: string }

async function seedAccount(req: PayloadRequest, account: Account, password: string): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'users',
    data: { ...account, password },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  return id
}

/** People whom nobody signs in as: their password is thrown away. */
const noPassword = (): string => randomBytes(24).toString('base64url')

async function seedPeople(req: PayloadRequest, password: string): Promise<void> {
  for (const person of staff)
    await seedAccount(
      req,
      { ...person, email: `${person.username}@prairieline.example`, company: 'Prairieline Networks' },
      password,
    )
  for (const client of clients)
    await seedAccount(req, { ...client, role: 'client' }, client.username === 'client' ? password : noPassword())
}

/** When a request that is `daysAgo` old came in: within business hours, each at another minute. */
function arrivalOf(index: number, daysAgo: number): string {
  const now = new Date()
  const moment = daysAgo === 0 ? subMinutes(now, 20 + index * 7) : subDays(now, daysAgo)
  if (daysAgo > 0) moment.setHours(9 + (index % 8), (index * 13) % 60, 0, 0)
  return moment.toISOString()
}

async function seedRfqs(req: PayloadRequest): Promise<void> {
  for (const [index, { daysAgo, status, ...request }] of rfqs.entries()) {
    const createdAt = arrivalOf(index, daysAgo)
    await req.payload.create({
      collection: 'rfq_requests',
      data: {
        ...request,
        status,
        createdAt,
        quoteGeneratedAt: request.quoteAmount === undefined ? undefined : createdAt,
      },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
  }
}

/** What became of the requests: each was pending first, was taken up within two days, and most were settled after some more. */
async function seedHistory(req: PayloadRequest): Promise<void> {
  const event = `insert into rfq_events (request_id, "from", "to", by_id, by_name, created_at)`
  const bySales = `from rfq_requests r, users u where u.username = 'sales'`
  await sqlOf(req).query(
    `update rfq_events e set "to" = 'pending', created_at = r.created_at from rfq_requests r where r.id = e.request_id`,
  )
  await sqlOf(req).query(
    `${event} select r.id, 'pending', 'in_progress', u.id, u.full_name,
       r.created_at + make_interval(hours => 3 + r.id * 7 % 31) ${bySales} and r.status <> 'pending'`,
  )
  await sqlOf(req).query(
    `${event} select r.id, 'in_progress', r.status::text::enum_rfq_events_to, u.id, u.full_name,
       r.created_at + make_interval(days => 2, hours => r.id * 5 % 60) ${bySales} and r.status in ('completed', 'rejected')`,
  )
}

/** Gives the demonstration accounts another password: the one that is set for this start. */
export async function changeDemoPassword(req: PayloadRequest, password: string): Promise<void> {
  await req.payload.update({
    collection: 'users',
    where: { username: { in: ['admin', 'editor', 'sales', 'client'] } },
    data: { password },
    depth: 0,
    req,
    // Done at the start, without a user.
    overrideAccess: true,
  })
}

/** Accounts and records that give every screen something real to show. */
export async function seedDemo(req: PayloadRequest, password: string): Promise<void> {
  await seedPeople(req, password)
  await seedRfqs(req)
  await seedHistory(req)
  await seedPlugins(req, 'demo')
  await seedOffice(req)
}
