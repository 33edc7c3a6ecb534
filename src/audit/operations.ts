import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { AuditEvent, AuditQuery } from './schema'

type Row = Omit<AuditEvent, 'at' | 'id'> & { id: string; at: Date }

const COLUMNS = `id, at, actor_id as "actorId", actor_name as "actorName", actor_role as "actorRole", address, action,
  entity, record_id as "recordId", title, fields`

const present = ({ id, at, ...rest }: Row): AuditEvent => ({ id: Number(id), at: at.toISOString(), ...rest })

/** The conditions of a query, and what stands for `$1`, `$2` … in them. */
function conditionsOf(query: AuditQuery, entities: string[] | undefined): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const conditions: string[] = []
  const add = (condition: string, value: unknown) => {
    values.push(value)
    conditions.push(condition.replace('?', `$${values.length}`))
  }
  if (query.actor !== undefined) add('actor_id = ?', query.actor)
  if (query.entity !== undefined) add('entity = ?', query.entity)
  if (query.record !== undefined) add('record_id = ?', query.record)
  if (query.action !== undefined) add('action = ?', query.action)
  if (query.from !== undefined) add('at >= ?::date', query.from)
  if (query.to !== undefined) add("at < ?::date + interval '1 day'", query.to)
  if (query.before !== undefined) add('id < ?', query.before)
  if (entities !== undefined) add('entity = any(?)', entities)
  return { where: conditions.length ? `where ${conditions.join(' and ')}` : '', values }
}

/**
 * What staff did, newest first. Who may read it was asked before.
 * @param entities only deeds on these records; all of them when it is left out
 */
export async function listDeeds(req: PayloadRequest, query: AuditQuery, entities?: string[]): Promise<AuditEvent[]> {
  const { where, values } = conditionsOf(query, entities)
  const { rows } = await sqlOf(req).query<Row>(
    `select ${COLUMNS} from audit_events ${where} order by id desc limit ${query.limit}`,
    values,
  )
  return rows.map(present)
}

/** Who has done something that is recorded, by name. */
export async function listActors(req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  // One step of the index for each actor, instead of all that they ever did.
  const { rows } = await sqlOf(req).query<{ id: number; name: string }>(
    `with recursive actors as (
       (select actor_id from audit_events order by actor_id limit 1)
       union all
       select (select actor_id from audit_events where actor_id > actors.actor_id order by actor_id limit 1)
       from actors where actors.actor_id is not null
     )
     select actor_id as id,
       (select actor_name from audit_events e where e.actor_id = actors.actor_id order by id desc limit 1) as name
     from actors where actor_id is not null order by name`,
  )
  return rows
}
