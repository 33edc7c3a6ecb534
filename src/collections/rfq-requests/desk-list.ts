import type { PayloadRequest } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { readableBy } from '@/lib/server/access-sql'
import { HttpError } from '@/lib/server/http-error'
import { type AddValue, preparedQuery, type Sql, sqlOf, statementValues } from '@/lib/server/sql'
import { isFound, planSearch, type SearchPlan, setOf } from './desk-search'
import { presentRow, RECORD, type RecordRow } from './present'
import type { RfqFilter, RfqListQuery, RfqPage } from './schema'

/** Each order has an index, newest first within equals (migration `rfq_volume`). */
const ORDERS: Record<RfqListQuery['sort'], string> = {
  '-createdAt': 'r.created_at desc, r.id desc',
  createdAt: 'r.created_at, r.id',
  fullName: 'lower(r.full_name), r.id',
  '-fullName': 'lower(r.full_name) desc, r.id desc',
  company: 'lower(r.company), r.id',
  '-company': 'lower(r.company) desc, r.id desc',
  status: 'r.status, r.created_at desc, r.id desc',
  '-status': 'r.status desc, r.created_at desc, r.id desc',
  serviceType: 'r.service_type, r.created_at desc, r.id desc',
  '-serviceType': 'r.service_type desc, r.created_at desc, r.id desc',
}

/** SQL asks nobody, so the operations that use it do. @throws HttpError 403 */
export function demandSalesStaff(req: PayloadRequest): void {
  if (!isSalesStaff(req.user as Person)) throw new HttpError(403, 'You don’t have permission to do this')
}

const columnsOf = ({ status, assignee }: RfqFilter, req: PayloadRequest, add: AddValue): string[] => [
  ...(status === 'all' ? [] : [`status = ${add(status)}`]),
  ...(assignee === 'mine' ? [`assignee_id = ${add(req.user?.id)}`] : []),
  ...(assignee === 'unassigned' ? ['assignee_id is null'] : []),
]

const all = (conditions: string[]): string => (conditions.length ? conditions.join(' and ') : 'true')

/** What a request `r` must be like to be among the finds. A set is kept a set of numbers: `is true` makes no join of it. */
function foundBy(plan: SearchPlan | undefined, add: AddValue): string[] {
  if (!plan) return []
  if (plan.kind === 'ids') return [`r.id = any(${add(plan.ids)}::int[])`]
  return plan.kind === 'set' ? [`(r.id in (${setOf(plan, add)})) is true`] : [isFound(plan, add)]
}

const conditionsOf = (req: PayloadRequest, filter: RfqFilter, plan: SearchPlan | undefined, add: AddValue): string =>
  all([...columnsOf(filter, req, add).map((condition) => `r.${condition}`), ...foundBy(plan, add)])

/** A filter as SQL on the requests `r`, for statements that go through all of them. */
export async function selectionOf(req: PayloadRequest, filter: RfqFilter, add: AddValue): Promise<string> {
  return conditionsOf(req, filter, await planSearch(req, filter.q), add)
}

/**
 * Words that are everywhere are looked for among this many requests, in the order of the list, before the index is asked:
 * to look at so many takes about a sixth of what it takes to lay long lists of the index over each other.
 */
const NEAR = 8000

/** A page of the list, and with `counted` how many there are in all; `near` looks at the beginning of the list only. */
async function pageAlong(
  req: PayloadRequest,
  query: RfqListQuery,
  plan: SearchPlan | undefined,
  { isNear = false, isCounted = false } = {},
): Promise<(RecordRow & { total: number | null })[]> {
  const { values, add } = statementValues()
  const order = ORDERS[query.sort]
  const near = () =>
    `(select * from rfq_requests where ${all(columnsOf(query, req, add))} order by ${order.replaceAll('r.', '')} limit ${NEAR})`
  const source = isNear ? near() : 'rfq_requests'
  const where = [
    isNear ? all(foundBy(plan, add)) : conditionsOf(req, query, plan, add),
    await readableBy(req, 'rfq_requests', 'r', add),
  ]
  const limits = `limit ${add(query.limit)}::int offset ${add((query.page - 1) * query.limit)}::int`
  const total = isCounted ? `(${tallied(req, query, add)})` : 'null::int'
  const { rows } = await sqlOf(req).query<RecordRow & { total: number | null }>(
    preparedQuery(
      `with page as (select r.* from ${source} as r where ${all(where)} order by ${order} ${limits})
       select ${RECORD}, ${total} as total from page as r order by ${order}`,
      values,
    ),
  )
  return rows
}

async function pageOf(req: PayloadRequest, query: RfqListQuery, plan: SearchPlan): Promise<RecordRow[]> {
  if (plan.kind !== 'walk') return pageAlong(req, query, plan)
  const [near, inFilter] = await Promise.all([
    pageAlong(req, query, plan, { isNear: true }),
    countByTallies(req, query),
  ])
  return near.length === query.limit || inFilter <= NEAR ? near : pageAlong(req, query, { ...plan, kind: 'set' })
}

/** How many finds there are, counted to the end. */
async function countFinds(req: PayloadRequest, filter: RfqFilter, plan: SearchPlan): Promise<number> {
  const { values, add } = statementValues()
  const counted =
    plan.kind === 'ids' || filter.status !== 'all' || filter.assignee !== 'all'
      ? `select r.id from rfq_requests as r where ${conditionsOf(req, filter, plan.kind === 'ids' ? plan : { ...plan, kind: 'set' }, add)}`
      : `select distinct request_id from (${setOf(plan, add)}) as entries`
  const { rows } = await sqlOf(req).query<{ total: number }>(
    `select count(*)::int as total from (${counted}) as finds`,
    values,
  )
  return rows[0]?.total ?? 0
}

/** SQL that adds up the differences of the counts within a filter. */
const tallied = (req: PayloadRequest, filter: RfqFilter, add: AddValue): string =>
  `select coalesce(sum(requests), 0)::int as total from rfq_tallies where ${all(columnsOf(filter, req, add))}`

async function countByTallies(req: PayloadRequest, filter: RfqFilter): Promise<number> {
  const { values, add } = statementValues()
  const { rows } = await sqlOf(req).query<{ total: number }>(preparedQuery(tallied(req, filter, add), values))
  return rows[0]?.total ?? 0
}

/** A page of the list without a search, in one question; past the last page nothing says how many there are. */
async function listAll(req: PayloadRequest, query: RfqListQuery): Promise<RfqPage> {
  const rows = await pageAlong(req, query, undefined, { isCounted: true })
  const total = rows[0]?.total ?? (await countByTallies(req, query))
  return { rows: rows.map(presentRow), total, isMore: false }
}

/**
 * The requests of the desk: one page of them, and how many there are in all. Words that are everywhere take long to count:
 * with `count` at `quick`, `total` is then what is known so far, and `isMore` says so.
 * @throws HttpError 403
 */
export async function listRfqs(req: PayloadRequest, query: RfqListQuery): Promise<RfqPage> {
  demandSalesStaff(req)
  const plan = await planSearch(req, query.q)
  if (!plan) return listAll(req, query)
  const isQuick = plan.kind === 'walk' && query.count === 'quick'
  const [rows, total] = await Promise.all([
    pageOf(req, query, plan),
    isQuick ? undefined : countFinds(req, query, plan),
  ])
  const known = (query.page - 1) * query.limit + rows.length
  return {
    rows: rows.map(presentRow),
    total: total ?? known,
    isMore: total === undefined && rows.length === query.limit,
  }
}

/** Adds the differences of the counts up to one row for each; housekeeping calls it, and whoever has made many. */
export async function foldTallies(sql: Sql): Promise<void> {
  await sql.query(
    `with folded as (delete from rfq_tallies returning status, assignee_id, requests)
     insert into rfq_tallies (status, assignee_id, requests)
       select status, assignee_id, sum(requests) from folded group by status, assignee_id having sum(requests) <> 0`,
  )
}
