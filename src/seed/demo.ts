import { randomBytes } from 'node:crypto'
import { subDays, subMinutes } from 'date-fns'
import type { PayloadRequest } from 'payload'
import type { Role } from '@/access/roles'
import { rfqs } from './content/rfqs'
import { clients } from './content/clients'

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
}
