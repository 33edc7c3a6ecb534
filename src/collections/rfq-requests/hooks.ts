import type { CollectionAfterChangeHook } from 'payload'

/** Writes every change of status into the history, whichever door it came through. */
export const recordStatusChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const from = operation === 'create' ? null : previousDoc?.status
  if (from === doc.status) return doc
  const person = req.user
  await req.payload.create({
    collection: 'rfq_events',
    req,
    // The history is written by the product itself; nobody else may.
    overrideAccess: true,
    data: { request: doc.id, from, to: doc.status, by: person?.id, byName: person?.fullName ?? 'Website' },
  })
  return doc
}
