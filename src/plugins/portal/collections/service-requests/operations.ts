import type { PayloadRequest, Where } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import type { CheckedFile } from '@/lib/server/plain-form'
import { literally, sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { ServiceRequest, User } from '@/payload-types'
import { findOffered } from '../service-catalogue/operations'
import { mailTheDesk, mailTheOwner } from './mails'
import { presentRequest, reopenUntil } from './present'
import {
  isSettled,
  type NewRequest,
  REOPEN_DAYS,
  type RequestDetails,
  type RequestListQuery,
  requestPriorities,
  type RequestRecord,
  type RequestStatus,
} from './schema'
import { addMessage, readThread } from './thread'

const UNSETTLED: RequestStatus[] = ['open', 'in_progress', 'waiting_for_client']

const filterOf = (owner: number, { status, q }: RequestListQuery): Where => ({
  and: [
    { owner: { equals: owner } },
    ...(status === 'all' ? [] : [{ status: { in: status === 'unsettled' ? UNSETTLED : [status] } }]),
    ...(q ? [{ or: ['title', 'number', 'category'].map((field) => ({ [field]: { contains: literally(q) } })) }] : []),
  ],
})

/** The caller's own requests: one page of them, and how many there are in all; staff see theirs here, not everybody's. */
export async function listOwnServiceRequests(
  req: PayloadRequest,
  query: RequestListQuery,
): Promise<{ rows: RequestRecord[]; total: number }> {
  if (!req.user) return { rows: [], total: 0 }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'service_requests',
    where: filterOf(req.user.id, query),
    sort: [query.sort, '-id'],
    page: query.page,
    limit: query.limit,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return { rows: docs.map(presentRequest), total: totalDocs }
}

/** How many requests of the caller are neither resolved nor closed. */
export async function countOwnOpenRequests(req: PayloadRequest): Promise<number> {
  if (!req.user) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'service_requests',
    where: { owner: { equals: req.user.id }, status: { in: UNSETTLED } },
    req,
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs
}

const missing = () => new HttpError(404, 'This request does not exist')

/**
 * A request of the caller. Within a transaction it stays as it is until the end of that.
 * @throws HttpError 404 for what is another's, as for what is not there
 */
async function findOwn(req: PayloadRequest, id: string): Promise<ServiceRequest> {
  if (!/^\d{1,9}$/.test(id) || !req.user) throw missing()
  if (req.transactionID)
    await sqlOf(req).query('select 1 from service_requests where id = $1 and owner_id = $2 for update', [
      Number(id),
      req.user.id,
    ])
  const { docs } = await req.payload.find({
    collection: 'service_requests',
    where: { id: { equals: Number(id) }, owner: { equals: req.user.id } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!docs[0]) throw missing()
  return docs[0]
}

/**
 * One request of the caller with its thread, without the notes among colleagues.
 * @throws HttpError 404
 */
export async function getOwnServiceRequest(req: PayloadRequest, id: string): Promise<RequestDetails> {
  const row = await findOwn(req, id)
  const thread = await readThread(req, row.id, false)
  return { ...presentRequest(row), messages: thread.map(({ isInternal: _isInternal, ...entry }) => entry) }
}

/** The category of a new request: the item of the catalogue, else the client's own words. */
async function categoryOf(req: PayloadRequest, { catalogueItem, category }: NewRequest) {
  if (catalogueItem === undefined) return { category: category ?? '' }
  const item = await findOffered(req, catalogueItem)
  if (!item)
    throw new HttpError(400, 'This item is not offered any more', {
      errors: [{ path: 'catalogueItem', message: 'This item is not offered any more' }],
    })
  return { category: item.name, catalogueItem: item.id }
}

const labelOf = (priority: string): string => requestPriorities.find(({ value }) => value === priority)?.label ?? ''

/**
 * Stores a request with its first message and files, and queues the mails to the desk and to the client, all in one transaction.
 * @throws HttpError 400 when the item is not offered
 */
export async function createServiceRequest(
  req: PayloadRequest,
  input: NewRequest,
  files: CheckedFile[],
): Promise<RequestDetails> {
  const { fullName, company, id: owner } = req.user as User
  return inTransaction(req, async () => {
    const row = await req.payload.create({
      collection: 'service_requests',
      data: {
        ...(await categoryOf(req, input)),
        title: input.title,
        priority: input.priority,
        status: 'open',
        owner,
        clientName: company ? `${fullName}, ${company}` : fullName,
        // Both are given by the hooks of the collection.
        number: '',
        lastActivityAt: new Date().toISOString(),
      },
      depth: 0,
      req,
      // The collection is closed to clients; this operation is the way in, and chooses every field.
      overrideAccess: true,
    })
    await addMessage(req, row, { side: 'client', text: input.text, files, isInternal: false })
    const facts: [string, string][] = [
      ['Category', row.category],
      ['Priority', labelOf(row.priority)],
    ]
    const told = { facts, text: input.text, files: files.map(({ name }) => name), isFirst: true }
    const from = company ? `${fullName} of ${company}` : fullName
    await mailTheDesk(req, row, { ...told, opening: `${from} has made a service request.` })
    await mailTheOwner(req, row, {
      ...told,
      opening: `Hello ${fullName}, we have your service request and look at it now. This is what you sent:`,
    })
    return getOwnServiceRequest(req, String(row.id))
  })
}

/** Changes a request for its owner; the times and the entry in the thread are kept by the hooks of the collection. */
const change = (req: PayloadRequest, id: number, data: { status?: RequestStatus; lastActivityAt: string }) =>
  req.payload.update({
    collection: 'service_requests',
    id,
    data,
    depth: 0,
    req,
    // Clients change requests by these operations only; whose it is was asked before.
    overrideAccess: true,
  })

const AFTER_REPLY: Partial<Record<RequestStatus, RequestStatus>> = {
  waiting_for_client: 'in_progress',
  resolved: 'open',
}

/**
 * Adds the client's message. It goes back to the desk when that was waiting for it, and what was resolved is open again.
 * @throws HttpError 404; 409 when the request is closed, or was resolved too long ago
 */
export const replyToOwn = (
  req: PayloadRequest,
  id: string,
  text: string,
  files: CheckedFile[],
): Promise<RequestDetails> =>
  inTransaction(req, async () => {
    const row = await findOwn(req, id)
    if (row.status === 'closed')
      throw new HttpError(409, 'This request is closed. Reopen it to write, or make a new one.')
    if (row.status === 'resolved') refuseWhenTooLate(row)
    await addMessage(req, row, { side: 'client', text, files, isInternal: false })
    const status = AFTER_REPLY[row.status]
    await change(req, row.id, { status: status ?? row.status, lastActivityAt: new Date().toISOString() })
    const { fullName } = req.user as User
    await mailTheDesk(req, row, {
      opening: `${fullName} has written${row.status === 'resolved' ? ', and the request is open again' : ''}:`,
      text,
      files: files.map(({ name }) => name),
    })
    return getOwnServiceRequest(req, id)
  })

/**
 * Closes a request for its owner.
 * @throws HttpError 404; 409 when it is closed already
 */
export const closeOwn = (req: PayloadRequest, id: string): Promise<RequestDetails> =>
  inTransaction(req, async () => {
    const row = await findOwn(req, id)
    if (row.status === 'closed') throw new HttpError(409, 'This request is closed already')
    await change(req, row.id, { status: 'closed', lastActivityAt: new Date().toISOString() })
    await mailTheDesk(req, row, { opening: `${(req.user as User).fullName} has closed this request.` })
    return getOwnServiceRequest(req, id)
  })

function refuseWhenTooLate(row: ServiceRequest): void {
  if (reopenUntil(row)) return
  throw new HttpError(409, `A request can be reopened for ${REOPEN_DAYS} days. Please make a new one.`)
}

/**
 * Opens a settled request again for its owner.
 * @throws HttpError 404; 409 when it is not settled, or was settled more than 30 days ago
 */
export const reopenOwn = (req: PayloadRequest, id: string): Promise<RequestDetails> =>
  inTransaction(req, async () => {
    const row = await findOwn(req, id)
    if (!isSettled(row.status)) throw new HttpError(409, 'This request is not closed')
    refuseWhenTooLate(row)
    await change(req, row.id, { status: 'open', lastActivityAt: new Date().toISOString() })
    await mailTheDesk(req, row, { opening: `${(req.user as User).fullName} has opened this request again.` })
    return getOwnServiceRequest(req, id)
  })
