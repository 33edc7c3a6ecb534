import type { PayloadRequest } from 'payload'
import { isStaff, type Person } from '@/access/roles'
import { addressOf } from '@/lib/server/rate-limit'
import { sqlOf } from '@/lib/server/sql'
import type { AuditEvent } from './schema'

type Deed = Pick<AuditEvent, 'action' | 'entity' | 'recordId' | 'title' | 'fields'>

const MOST_OF_TITLE = 200

/** Writes what a member of staff did, in the transaction of the deed: both are there, or neither is. */
export async function recordDeed(
  req: PayloadRequest,
  { action, entity, recordId, title, fields }: Deed,
): Promise<void> {
  const person = req.user
  if (!person || !isStaff(person as Person)) return
  await sqlOf(req).query(
    `insert into audit_events (actor_id, actor_name, actor_role, address, action, entity, record_id, title, fields)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      person.id,
      person.fullName,
      person.role,
      addressOf(req),
      action,
      entity,
      recordId,
      title.slice(0, MOST_OF_TITLE),
      JSON.stringify(fields),
    ],
  )
}
