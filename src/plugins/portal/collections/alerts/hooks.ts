import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { AlertEvent } from './schema'

/** Adds to the history of an alert, in the transaction of the request. */
export async function addAlertEvent(
  req: PayloadRequest,
  alertId: number,
  kind: Exclude<AlertEvent['kind'], 'raised'>,
  comment: string,
): Promise<void> {
  await sqlOf(req).query(
    'insert into alert_events (alert_id, kind, by_id, by_name, comment) values ($1, $2, $3, $4, $5)',
    [alertId, kind, req.user?.id ?? null, req.user?.fullName ?? null, comment || null],
  )
}

/**
 * Keeps the history of an alert, whichever door is used. What somebody said to it stands in `context.alertComment`; what
 * the seed stores has a history of its own.
 */
export const keepAlertHistory: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, context, req }) => {
  const isNew = operation === 'create'
  if (isNew ? !doc.acknowledged || !req.user : doc.acknowledged === previousDoc.acknowledged) return
  const comment = typeof context.alertComment === 'string' ? context.alertComment : ''
  await addAlertEvent(req, doc.id as number, doc.acknowledged ? 'acknowledged' : 'reopened', comment)
}
