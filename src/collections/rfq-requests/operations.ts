import type { PayloadRequest, Where } from 'payload'
import { attachFiles } from '@/collections/rfq-files/operations'
import { rfqConfirmation } from '@/emails/rfq-confirmation'
import { rfqReceived } from '@/emails/rfq-received'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueFormMails } from '@/jobs/form-mails'
import { HttpError } from '@/lib/server/http-error'
import { inTransaction } from '@/lib/server/transaction'
import { presentRfq } from './present'
import type { RfqDetails, RfqEvent, RfqFile, RfqListQuery, RfqRecord, RfqRequestInput, RfqStatus } from './schema'

/**
 * Stores a quote request with its files, and queues the mails to the team and to the sender, all in one transaction.
 * @returns the number of the request
 * @throws HttpError 400 when a file was not uploaded here
 */
export async function submitRfq(req: PayloadRequest, input: RfqRequestInput): Promise<number> {
  const settings = await getSiteSettings(req)
  return inTransaction(req, async () => {
    const row = await req.payload.create({
      collection: 'rfq_requests',
      data: { ...input, status: 'pending', user: req.user?.id },
      depth: 0,
      req,
      // The collection is closed to strangers; this operation is the way in, and chooses every field.
      overrideAccess: true,
    })
    await attachFiles(req, row.id, 'documentUrls', input.documentUrls)
    await attachFiles(req, row.id, 'floorPlanUrls', input.floorPlanUrls)
    const request = presentRfq(row)
    await queueFormMails(req, {
      sender: { name: input.fullName, email: input.email },
      recipient: settings.rfqRecipient,
      received: rfqReceived({ request, settings }),
      confirmation: rfqConfirmation({ request, settings }),
    })
    return row.id
  })
}

const filterOf = ({ status, q }: RfqListQuery): Where => {
  const conditions: Where[] = []
  if (status !== 'all') conditions.push({ status: { equals: status } })
  if (q) {
    const fields = ['fullName', 'company', 'email', 'phone'].map((field) => ({ [field]: { contains: q } }))
    conditions.push({
      or: /^#?\d{1,9}$/.test(q) ? [...fields, { id: { equals: Number(q.replace('#', '')) } }] : fields,
    })
  }
  return conditions.length ? { and: conditions } : {}
}

/** The requests of the desk: one page of them, and how many there are in all. */
export async function listRfqs(
  req: PayloadRequest,
  query: RfqListQuery,
): Promise<{ rows: RfqRecord[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'rfq_requests',
    where: filterOf(query),
    sort: query.sort === '-createdAt' ? ['-createdAt', '-id'] : [query.sort, '-id'],
    page: query.page,
    limit: query.limit,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return { rows: docs.map(presentRfq), total: totalDocs }
}

async function findRfq(req: PayloadRequest, id: string) {
  const missing = new HttpError(404, 'This request does not exist')
  if (!/^\d{1,9}$/.test(id)) throw missing
  const row = await req.payload.findByID({
    collection: 'rfq_requests',
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

async function historyOf(req: PayloadRequest, requestId: number): Promise<RfqEvent[]> {
  const { docs } = await req.payload.find({
    collection: 'rfq_events',
    where: { request: { equals: requestId } },
    sort: 'createdAt',
    pagination: false,
    limit: 200,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, from, to, byName, createdAt }) => ({ id, from: from ?? null, to, byName, createdAt }))
}

/**
 * One request with its files and its history.
 * @throws HttpError 404
 */
export async function getRfq(req: PayloadRequest, id: string): Promise<RfqDetails> {
  const row = await findRfq(req, id)
  const [files, history] = await Promise.all([filesOf(req, row.id), historyOf(req, row.id)])
  return { ...presentRfq(row), files, history }
}

/**
 * Sets the status of a request. The history is written by the collection's hook, in the same transaction.
 * @throws HttpError 404
 */
export async function setRfqStatus(req: PayloadRequest, id: string, status: RfqStatus): Promise<RfqDetails> {
  await inTransaction(req, async () => {
    const { id: key } = await findRfq(req, id)
    await req.payload.update({
      collection: 'rfq_requests',
      id: key,
      data: { status },
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
  })
  return getRfq(req, id)
}
