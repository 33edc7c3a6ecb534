import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { RfqRequest } from '@/payload-types'
import { demandSalesStaff } from './desk-list'
import { type BulkAnswer, type Colleague, MAX_NOTES, type RfqBulk, type RfqStatus } from './schema'

const missing = () => new HttpError(404, 'This request does not exist')

/** The number that an address names. @throws HttpError 404 */
export function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw missing()
  return Number(text)
}

/** Changes of one request wait for each other, so that the history never tells of one that was not. @throws HttpError 404 */
async function lock(req: PayloadRequest, id: number): Promise<void> {
  const { rowCount } = await sqlOf(req).query('select from rfq_requests where id = $1 for update', [id])
  if (!rowCount) throw missing()
}

/**
 * Changes one request, whose hooks write the history in the same transaction.
 * @throws HttpError 403, 404
 */
async function change(
  req: PayloadRequest,
  id: number,
  data: Partial<Pick<RfqRequest, 'status' | 'assignee'>>,
): Promise<void> {
  demandSalesStaff(req)
  await inTransaction(req, async () => {
    await lock(req, id)
    await req.payload.update({
      collection: 'rfq_requests',
      id,
      data,
      depth: 0,
      req,
      // Only sales staff come here, and the assignee is open to no other door.
      overrideAccess: true,
    })
  })
}

/** Sets the status of a request. @throws HttpError 403, 404 */
export const changeStatus = (req: PayloadRequest, id: string, status: RfqStatus): Promise<void> =>
  change(req, idOf(id), { status })

/** Who may be given requests: sales staff and administrators, by name. @throws HttpError 403 */
export async function listColleagues(req: PayloadRequest): Promise<Colleague[]> {
  demandSalesStaff(req)
  const { rows } = await sqlOf(req).query<Colleague>(
    `select id, full_name as "fullName" from users where role in ('sales', 'admin') order by lower(full_name), id limit 500`,
  )
  return rows
}

/**
 * Gives a request to a colleague, or to nobody.
 * @throws HttpError 400 for somebody who is no sales staff, 403, 404
 */
export async function assignRfq(req: PayloadRequest, id: string, assignee: number | null): Promise<void> {
  const isColleague = assignee === null || (await listColleagues(req)).some((colleague) => colleague.id === assignee)
  if (!isColleague)
    throw new HttpError(400, 'Please choose a colleague from the list', {
      errors: [{ path: 'assignee', message: 'Please choose a colleague from the list' }],
    })
  await change(req, idOf(id), { assignee })
}

/**
 * Adds a note for colleagues to a request.
 * @throws HttpError 403, 404, and 409 when it has as many as are shown
 */
export async function addNote(req: PayloadRequest, id: string, text: string): Promise<void> {
  demandSalesStaff(req)
  const request = idOf(id)
  await inTransaction(req, async () => {
    await lock(req, request)
    const { totalDocs } = await req.payload.count({
      collection: 'rfq_notes',
      where: { request: { equals: request } },
      req,
      overrideAccess: false,
      user: req.user,
    })
    if (totalDocs >= MAX_NOTES) throw new HttpError(409, `A request has at most ${MAX_NOTES} notes`)
    await req.payload.create({
      collection: 'rfq_notes',
      data: { request, text, by: req.user?.id, byName: req.user?.fullName ?? '' },
      depth: 0,
      req,
      // Notes are written here only; that the caller is sales staff was asked above.
      overrideAccess: true,
    })
  })
}

/** The requests of a bulk change as they are now, held until its end, always in the same order so that two never wait for each other. */
async function hold(req: PayloadRequest, { ids, from }: RfqBulk): Promise<{ id: number; status: RfqStatus }[]> {
  const { rows } = await sqlOf(req).query<{ id: number; status: RfqStatus }>(
    'select id, status from rfq_requests where id = any($1) order by id for update',
    [ids],
  )
  return from ? rows.filter(({ status }) => status === from) : rows
}

/**
 * Sets the status of several requests in one transaction: all or none. Each has its own entry in its history, by the hooks of
 * the collection. With `from`, those that have another status by now are left alone: that is how a change is undone.
 * @returns what each was before; those that had the status already are not among them
 * @throws HttpError 403
 */
export async function changeMany(req: PayloadRequest, bulk: RfqBulk): Promise<BulkAnswer> {
  demandSalesStaff(req)
  return inTransaction(req, async () => {
    const changed = (await hold(req, bulk)).filter(({ status }) => status !== bulk.status)
    for (const { id } of changed)
      await req.payload.update({
        collection: 'rfq_requests',
        id,
        data: { status: bulk.status },
        depth: 0,
        req,
        overrideAccess: false,
        user: req.user,
      })
    return { status: bulk.status, changed: changed.map(({ id, status }) => ({ id, from: status })) }
  })
}

/** How many requests have come in since the one with the number `since`, a hundred at most. @throws HttpError 403 */
export async function countNewer(req: PayloadRequest, since: number): Promise<{ count: number; newest: number }> {
  demandSalesStaff(req)
  const { rows } = await sqlOf(req).query<{ count: number; newest: number }>(
    `select count(*)::int as count, coalesce(max(id), $1)::int as newest
     from (select id from rfq_requests where id > $1 order by id desc limit 100) as newer`,
    [since],
  )
  return rows[0] ?? { count: 0, newest: since }
}
