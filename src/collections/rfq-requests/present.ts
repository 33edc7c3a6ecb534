import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { RfqRequest } from '@/payload-types'
import type { Colleague, RfqRecord } from './schema'

type Names = Map<number, string>

const assigneeOf = ({ assignee }: RfqRequest, names: Names): Colleague | null => {
  const id = typeof assignee === 'object' ? assignee?.id : assignee
  return id ? { id, fullName: names.get(id) ?? '' } : null
}

/** A request as the desk's calls answer it, field by field. */
export const presentRfq = (row: RfqRequest, names: Names = new Map()): RfqRecord => ({
  id: row.id,
  fullName: row.fullName,
  company: row.company,
  email: row.email,
  phone: row.phone,
  serviceType: row.serviceType,
  projectDescription: row.projectDescription,
  scopeOfWork: row.scopeOfWork ?? null,
  documentUrls: row.documentUrls ?? [],
  floorPlanUrls: row.floorPlanUrls ?? [],
  timeline: row.timeline ?? null,
  budget: row.budget ?? null,
  newsletter: row.newsletter ?? false,
  status: row.status,
  assignee: assigneeOf(row, names),
  quoteAmount: row.quoteAmount ?? null,
  quoteGeneratedAt: row.quoteGeneratedAt ?? null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** The names of the colleagues with whom requests are: an account is closed to other staff, its name is not. */
export async function namesOf(req: PayloadRequest, rows: RfqRequest[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ assignee }) => (typeof assignee === 'number' ? [assignee] : [])))]
  if (ids.length === 0) return new Map()
  const { rows: users } = await sqlOf(req).query<{ id: number; full_name: string }>(
    'select id, full_name from users where id = any($1)',
    [ids],
  )
  return new Map(users.map(({ id, full_name }) => [id, full_name]))
}

/** The requests with these numbers, in this order. */
export async function presentRfqs(req: PayloadRequest, ids: number[]): Promise<RfqRecord[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'rfq_requests',
    where: { id: { in: ids } },
    pagination: false,
    limit: ids.length,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const names = await namesOf(req, docs)
  const byId = new Map(docs.map((row) => [row.id, presentRfq(row, names)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
