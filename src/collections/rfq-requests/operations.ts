import type { PayloadRequest } from 'payload'
import { rfqConfirmation } from '@/emails/rfq-confirmation'
import { rfqReceived } from '@/emails/rfq-received'
import { getFormSettings } from '@/globals/site-settings/operations'
import { HttpError } from '@/lib/server/http-error'
import type { RfqEvent as RfqEventRow } from '@/payload-types'
import { idOf } from './desk-changes'
import { namesOf, presentRfq } from './present'
import type { RfqDetails, RfqEvent, RfqFile, RfqNote, RfqRequestInput, RfqStatus } from './schema'
import { MAX_NOTES } from './schema'
import { storeRfq } from './store'

export { addNote, assignRfq, changeMany, changeStatus, countNewer, listColleagues } from './desk-changes'
export { exportRfqs } from './desk-export'
export { listRfqs } from './desk-list'

/**
 * Stores a quote request with its files, and queues the mails to the team and to the sender, all in one transaction.
 * @returns the number of the request
 * @throws HttpError 400 when a file was not uploaded here
 */
export async function submitRfq(req: PayloadRequest, input: RfqRequestInput): Promise<number> {
  const settings = await getFormSettings(req)
  return storeRfq(req, input, (row) => {
    const request = presentRfq(row)
    return {
      recipient: settings.rfqRecipient,
      received: rfqReceived({ request, settings }),
      confirmation: rfqConfirmation({ request, settings }),
    }
  })
}

async function findRfq(req: PayloadRequest, id: string) {
  const row = await req.payload.findByID({
    collection: 'rfq_requests',
    id: idOf(id),
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!row) throw new HttpError(404, 'This request does not exist')
  return row
}

async function filesOf(req: PayloadRequest, requestId: number): Promise<RfqFile[]> {
  const { docs } = await req.payload.find({
    collection: 'rfq_files',
    where: { request: { equals: requestId } },
    sort: 'createdAt',
    pagination: false,
    limit: 20,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ fileId, name, size, kind }) => ({ url: `/api/rfq-files/${fileId}`, name, size, kind }))
}

const eventOf = ({ id, kind, from, to, fromName, toName, byName, createdAt }: RfqEventRow): RfqEvent =>
  kind === 'assignment'
    ? { id, kind, from: fromName ?? null, to: toName ?? null, byName, createdAt }
    : { id, kind: 'status', from: from ?? null, to: to as RfqStatus, byName, createdAt }

async function historyOf(req: PayloadRequest, requestId: number): Promise<RfqEvent[]> {
  const { docs } = await req.payload.find({
    collection: 'rfq_events',
    where: { request: { equals: requestId } },
    sort: ['createdAt', 'id'],
    pagination: false,
    limit: 200,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(eventOf)
}

async function notesOf(req: PayloadRequest, requestId: number): Promise<RfqNote[]> {
  const { docs } = await req.payload.find({
    collection: 'rfq_notes',
    where: { request: { equals: requestId } },
    sort: ['createdAt', 'id'],
    pagination: false,
    limit: MAX_NOTES,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, text, byName, createdAt }) => ({ id, text, byName, createdAt }))
}

/**
 * One request with its files, its history and its notes.
 * @throws HttpError 404
 */
export async function getRfq(req: PayloadRequest, id: string): Promise<RfqDetails> {
  const row = await findRfq(req, id)
  const [files, history, notes, names] = await Promise.all([
    filesOf(req, row.id),
    historyOf(req, row.id),
    notesOf(req, row.id),
    namesOf(req, [row]),
  ])
  return { ...presentRfq(row, names), files, history, notes }
}
