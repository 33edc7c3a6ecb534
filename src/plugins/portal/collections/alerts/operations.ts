import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { addAlertEvent } from './hooks'
import type { AlertEvent } from './schema'

const MOST_EVENTS = 200

/** The alerts of these numbers that are there, held until the end of the transaction. */
async function held(req: PayloadRequest, ids: number[]): Promise<{ id: number; acknowledged: boolean }[]> {
  const { rows } = await sqlOf(req).query<{ id: number; acknowledged: boolean }>(
    'select id, acknowledged from alerts where id = any($1) order by id for update',
    [ids],
  )
  return rows
}

/**
 * Sets whether somebody has taken alerts on; the hook of the collection writes their history. Where that is so already, a
 * comment is added to the history and nothing else changes. Alerts that are gone are left out.
 * @returns the numbers of the alerts that are there
 */
export const setAcknowledged = (
  req: PayloadRequest,
  ids: number[],
  acknowledged: boolean,
  comment: string,
): Promise<number[]> =>
  inTransaction(req, async () => {
    const alerts = await held(req, ids)
    for (const alert of alerts) {
      if (alert.acknowledged !== acknowledged)
        await req.payload.update({
          collection: 'alerts',
          id: alert.id,
          data: { acknowledged },
          context: { alertComment: comment },
          depth: 0,
          req,
          overrideAccess: false,
          user: req.user,
        })
      else if (comment) await addAlertEvent(req, alert.id, 'comment', comment)
    }
    return alerts.map(({ id }) => id)
  })

type EventRow = { id: string; kind: AlertEvent['kind']; at: Date; by_name: string | null; comment: string | null }

/** What happened to an alert since it was raised, oldest first. Who may read it was asked before. */
export async function historyOf(req: PayloadRequest, id: number, raisedAt: string): Promise<AlertEvent[]> {
  const { rows } = await sqlOf(req).query<EventRow>(
    `select id, kind, at, by_name, comment from alert_events where alert_id = $1 order by id desc limit ${MOST_EVENTS}`,
    [id],
  )
  const events = rows.toReversed().map(({ id: key, kind, at, by_name: byName, comment }) => ({
    id: Number(key),
    kind,
    at: at.toISOString(),
    byName,
    comment,
  }))
  return [{ id: 0, kind: 'raised', at: raisedAt, byName: null, comment: null }, ...events]
}
