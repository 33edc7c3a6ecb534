import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { RfqEvent } from '@/payload-types'

type Change = Pick<RfqEvent, 'kind' | 'from' | 'to' | 'fromName' | 'toName'>

/** Who did it: the caller, or whoever an operation has named in `req.context.byName`, as the signer of a quote has no account. */
export const byName = ({ context, user }: PayloadRequest): string =>
  typeof context.byName === 'string' ? context.byName : (user?.fullName ?? 'Website')

const record = (req: PayloadRequest, request: number, change: Change) =>
  req.payload.create({
    collection: 'rfq_events',
    depth: 0,
    req,
    // The history is written by the product itself; nobody else may.
    overrideAccess: true,
    data: { ...change, request, by: req.user?.id, byName: byName(req) },
  })

const idOf = (person: unknown): number | null =>
  typeof person === 'number' ? person : ((person as { id?: number } | null)?.id ?? null)

async function nameOf(req: PayloadRequest, id: number | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await sqlOf(req).query<{ name: string }>('select full_name as name from users where id = $1', [id])
  return rows[0]?.name ?? null
}

/** Writes every change of status and every assignment into the history, whichever door it came through. */
export const recordChanges: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? undefined : previousDoc
  if (before?.status !== doc.status)
    await record(req, doc.id, { kind: 'status', from: before?.status ?? null, to: doc.status })
  const [from, to] = [idOf(before?.assignee), idOf(doc.assignee)]
  if (from !== to)
    await record(req, doc.id, {
      kind: 'assignment',
      fromName: await nameOf(req, from),
      toName: await nameOf(req, to),
    })
  return doc
}
