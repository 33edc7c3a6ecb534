import type { PayloadRequest } from 'payload'
import type { Person } from '@/access/roles'
import { readableBy } from '@/lib/server/access-sql'
import { type AddValue, literally, preparedQuery, sqlOf, statementValues } from '@/lib/server/sql'
import type { ProjectListQuery, ProjectRecord } from './schema'

const ORDERS: Record<ProjectListQuery['sort'], string> = {
  '-createdAt': 'p.created_at desc, p.id desc',
  createdAt: 'p.created_at, p.id desc',
  name: 'p.name, p.id desc',
  '-name': 'p.name desc, p.id desc',
  status: 'p.status, p.id desc',
  '-status': 'p.status desc, p.id desc',
}

type Row = Omit<ProjectRecord, 'createdAt'> & { createdAt: Date; total: number }

const recordOf = ({ id, name, description, status, createdAt }: Row): ProjectRecord => ({
  id,
  name,
  description: description || null,
  status,
  createdAt: createdAt.toISOString(),
})

async function conditionOf(req: PayloadRequest, { status, q }: ProjectListQuery, add: AddValue): Promise<string> {
  const conditions = [
    await readableBy(req, 'client_projects', 'p', add),
    // The caller's own also for staff, whose rule would show all: the portal is one's own.
    `p.user_id_id = ${add(req.user?.id)}`,
  ]
  if (status !== 'all') conditions.push(`p.status = ${add(status)}`)
  if (q) {
    const pattern = add(`%${literally(q)}%`)
    conditions.push(`(p.name ilike ${pattern} or p.description ilike ${pattern})`)
  }
  return conditions.join(' and ')
}

/** The caller's own projects, one page of them, and how many there are in all. */
export async function listProjects(
  req: PayloadRequest,
  query: ProjectListQuery,
): Promise<{ rows: ProjectRecord[]; total: number }> {
  const person = req.user as Person
  if (!person) return { rows: [], total: 0 }
  const { values, add } = statementValues()
  const where = await conditionOf(req, query, add)
  const count = `select count(*)::int as total from client_projects as p where ${where}`
  const filter = [...values]
  const page = `limit ${add(query.limit)}::int offset ${add((query.page - 1) * query.limit)}::int`
  const { rows } = await sqlOf(req).query<Row>(
    preparedQuery(
      `select p.id, p.name, p.description, p.status, p.created_at as "createdAt", (${count}) as total
       from client_projects as p where ${where} order by ${ORDERS[query.sort]} ${page}`,
      values,
    ),
  )
  if (rows[0] || query.page === 1) return { rows: rows.map(recordOf), total: rows[0]?.total ?? 0 }
  // Past the last page nothing says how many there are.
  const counted = await sqlOf(req).query<{ total: number }>(preparedQuery(count, filter))
  return { rows: [], total: counted.rows[0]?.total ?? 0 }
}
