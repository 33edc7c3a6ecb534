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

/** The columns of a request `r` that the desk's calls answer, with the name of the colleague it is with. */
export const RECORD = `r.id, r.full_name as "fullName", r.company, r.email, r.phone, r.service_type as "serviceType",
  r.project_description as "projectDescription", r.scope_of_work as "scopeOfWork", r.timeline, r.budget, r.newsletter,
  r.status, r.assignee_id as "assignee", r.quote_amount as "quoteAmount", r.quote_generated_at as "quoteGeneratedAt",
  r.created_at as "createdAt", r.updated_at as "updatedAt",
  (select full_name from users where id = r.assignee_id) as "assigneeName",
  array(select text from rfq_requests_texts where parent_id = r.id and path = 'documentUrls' order by "order") as "documentUrls",
  array(select text from rfq_requests_texts where parent_id = r.id and path = 'floorPlanUrls' order by "order") as "floorPlanUrls"`

/** A row of these columns. */
export type RecordRow = Omit<
  RfqRecord,
  'assignee' | 'timeline' | 'budget' | 'quoteAmount' | 'quoteGeneratedAt' | 'createdAt' | 'updatedAt' | 'newsletter'
> &
  Pick<RfqRequest, 'timeline' | 'budget'> & {
    assignee: number | null
    assigneeName: string | null
    quoteAmount: string | null
    quoteGeneratedAt: Date | null
    newsletter: boolean | null
    createdAt: Date
    updatedAt: Date
  }

/** A request as `presentRfq` has it, from a row of the columns above. */
export function presentRow({ assigneeName, ...row }: RecordRow): RfqRecord {
  const request = {
    ...row,
    quoteAmount: row.quoteAmount === null ? null : Number(row.quoteAmount),
    quoteGeneratedAt: row.quoteGeneratedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
  return presentRfq(request, row.assignee ? new Map([[row.assignee, assigneeName ?? '']]) : undefined)
}
