import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { ServiceRequest, User } from '@/payload-types'
import { mailOfChange } from './mails'
import { isSettled } from './schema'

/** Gives a new request its number, from a sequence that all processes share. */
export const numberIt: CollectionBeforeValidateHook<ServiceRequest> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || data.number) return data
  const { rows } = await sqlOf(req).query<{ number: string }>(`select nextval('service_request_numbers') as number`)
  return { ...data, number: `SR-${rows[0]?.number}` }
}

/** Keeps when something happened last that the client sees, and when the request was settled. */
export const keepTimes: CollectionBeforeChangeHook<ServiceRequest> = ({ data, originalDoc, operation }) => {
  const now = new Date().toISOString()
  const status = data.status ?? originalDoc?.status ?? 'open'
  const isNew = operation === 'create'
  const hasNewStatus = isNew || status !== originalDoc?.status
  const hasNewPriority = !isNew && data.priority !== undefined && data.priority !== originalDoc?.priority
  if (isNew) data.lastActivityAt ??= now
  else if (hasNewStatus || hasNewPriority) data.lastActivityAt = now
  if (!isSettled(status)) data.settledAt = null
  // Closing what was resolved before does not begin the days anew.
  else if (hasNewStatus) data.settledAt ??= originalDoc?.settledAt ?? data.lastActivityAt ?? now
  return data
}

/** Writes a change of status into the thread, whichever door it came through. */
export const writeStatusEntry: CollectionAfterChangeHook<ServiceRequest> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || previousDoc?.status === doc.status) return doc
  const person = req.user as User | null
  await req.payload.create({
    collection: 'service_request_messages',
    data: {
      request: doc.id,
      owner: doc.owner as number,
      kind: 'status',
      side: person?.id === doc.owner ? 'client' : 'staff',
      author: person?.id,
      authorName: person?.fullName ?? 'Service desk',
      from: previousDoc.status,
      to: doc.status,
      isInternal: false,
    },
    depth: 0,
    req,
    // The thread is written by the product itself; nobody else may.
    overrideAccess: true,
  })
  return doc
}

/** Set in `context` by what has written the mail about a change itself. */
export const TOLD = { isTold: true }

/** Mails the client a change of status or priority that somebody else made, in the panel most likely. */
export const tellTheClient: CollectionAfterChangeHook<ServiceRequest> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
}) => {
  const isChanged = previousDoc?.status !== doc.status || previousDoc?.priority !== doc.priority
  if (operation === 'create' || !isChanged || context.isTold || req.user?.id === doc.owner) return doc
  await mailOfChange(req, doc, previousDoc)
  return doc
}
