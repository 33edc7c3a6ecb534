import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import type { CheckedFile } from '@/lib/server/plain-form'
import { inTransaction } from '@/lib/server/transaction'
import type { ServiceRequest, User } from '@/payload-types'
import { TOLD } from './hooks'
import { factsOfChange, mailTheOwner, ownerOf } from './mails'
import { presentRequest } from './present'
import type { RequestChange, RequestStatus, StaffMessage, StaffRequestDetails } from './schema'
import { addMessage, readThread } from './thread'

async function find(req: PayloadRequest, id: string): Promise<ServiceRequest> {
  const missing = new HttpError(404, 'This request does not exist')
  if (!/^\d{1,9}$/.test(id)) throw missing
  const row = await req.payload.findByID({
    collection: 'service_requests',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!row) throw missing
  return row
}

/**
 * One request with its whole thread, for the desk.
 * @throws HttpError 404
 */
export async function getForDesk(req: PayloadRequest, id: string): Promise<StaffRequestDetails> {
  const row = await find(req, id)
  const [owner, messages] = await Promise.all([ownerOf(req, row), readThread(req, row.id, true)])
  const { fullName, company, email } = owner
  return { ...presentRequest(row), owner: { id: owner.id, fullName, company: company ?? null, email }, messages }
}

/** What an answer makes of a request that nobody has taken up yet. */
const statusAfter = (before: RequestStatus, chosen: RequestStatus | undefined): RequestStatus =>
  chosen ?? (before === 'open' ? 'in_progress' : before)

/**
 * Adds an answer of the desk and mails it to the client; or a note among colleagues, of which the client learns nothing.
 * @throws HttpError 404
 */
export const answerRequest = (
  req: PayloadRequest,
  id: string,
  { text, isInternal, status }: StaffMessage,
  files: CheckedFile[],
): Promise<StaffRequestDetails> =>
  inTransaction(req, async () => {
    const row = await find(req, id)
    await addMessage(req, row, { side: 'staff', text, files, isInternal })
    // The record stays untouched by a note: its times are the client's to see.
    if (isInternal) return getForDesk(req, id)
    const after = await req.payload.update({
      collection: 'service_requests',
      id: row.id,
      data: { status: statusAfter(row.status, status), lastActivityAt: new Date().toISOString() },
      depth: 0,
      // One mail tells of both, the answer and the status.
      context: TOLD,
      req,
      // `lastActivityAt` is kept by the product; that the caller may see and change the request was asked before.
      overrideAccess: true,
    })
    await mailTheOwner(req, after, {
      opening: `${(req.user as User).fullName} has answered:`,
      text,
      files: files.map(({ name }) => name),
      facts: factsOfChange(after, row),
    })
    return getForDesk(req, id)
  })

/**
 * Changes the status or the priority. Hooks of the collection write the entry in the thread and the mail, as they do for
 * a change in the record's own screen.
 * @throws HttpError 404
 */
export const changeRequest = (req: PayloadRequest, id: string, data: RequestChange): Promise<StaffRequestDetails> =>
  inTransaction(req, async () => {
    const { id: key } = await find(req, id)
    await req.payload.update({
      collection: 'service_requests',
      id: key,
      data,
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
    return getForDesk(req, id)
  })
