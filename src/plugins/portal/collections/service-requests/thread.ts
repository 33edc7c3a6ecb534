import type { PayloadRequest } from 'payload'
import type { CheckedFile } from '@/lib/server/plain-form'
import type { ServiceRequest, ServiceRequestMessage, User } from '@/payload-types'
import { keepAttachments, presentAttachment } from '../service-request-files/operations'
import { presentEntry } from './present'
import type { Attachment, StaffThreadEntry } from './schema'

/** More entries than any thread has; one that is longer is cut here. */
const MOST = 500

type Written = { side: 'client' | 'staff'; text: string; files: CheckedFile[]; isInternal: boolean }

/** Adds a message with its files to a thread, in the transaction of `req`. Who may do so was asked before. */
export async function addMessage(
  req: PayloadRequest,
  request: ServiceRequest,
  { side, text, files, isInternal }: Written,
): Promise<void> {
  const author = req.user as User
  const owner = request.owner as number
  const { id } = await req.payload.create({
    collection: 'service_request_messages',
    data: {
      request: request.id,
      owner,
      kind: 'message',
      side,
      author: author.id,
      authorName: author.fullName,
      text,
      isInternal,
    },
    depth: 0,
    req,
    // Threads are written by this operation only.
    overrideAccess: true,
  })
  await keepAttachments(req, files, { request: request.id, message: id, owner, isInternal })
}

async function attachmentsOf(req: PayloadRequest, requestId: number): Promise<Map<number, Attachment[]>> {
  const { docs } = await req.payload.find({
    collection: 'service_request_files',
    where: { request: { equals: requestId } },
    sort: 'id',
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const byMessage = new Map<number, Attachment[]>()
  for (const file of docs) {
    const message = file.message as number
    byMessage.set(message, [...(byMessage.get(message) ?? []), presentAttachment(file)])
  }
  return byMessage
}

/**
 * The thread of a request, the oldest first.
 * @param withNotes whether notes among colleagues are in it; the collection's own rule keeps them from clients all the same
 */
export async function readThread(
  req: PayloadRequest,
  requestId: number,
  withNotes: boolean,
): Promise<StaffThreadEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'service_request_messages',
    where: { and: [{ request: { equals: requestId } }, ...(withNotes ? [] : [{ isInternal: { equals: false } }])] },
    sort: ['createdAt', 'id'],
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const attachments = await attachmentsOf(req, requestId)
  return docs.map((message: ServiceRequestMessage) => presentEntry(message, attachments.get(message.id) ?? []))
}
