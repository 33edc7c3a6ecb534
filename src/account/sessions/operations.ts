import { createHash } from 'node:crypto'
import { type PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { lockUser } from '../require-password'
import { deviceName } from './device-name'
import type { SessionView } from './schema'

type Row = {
  id: string
  started_at: Date | null
  user_agent: string | null
  address: string | null
  last_seen_at: Date | null
}

const currentId = (req: PayloadRequest): string => String((req.user as { _sid?: string } | null)?._sid ?? '')

/** What stands for a session outside of the server. It leads back to the session only by way of its owner's list. */
const handleOf = (id: string): string => createHash('sha256').update(`session ${id}`).digest('hex').slice(0, 32)

// Payload rewrites the rows of all sessions, and when each began, with every change of the user: our own note is older then.
async function rowsOf(req: PayloadRequest): Promise<Row[]> {
  const { rows } = await sqlOf(req).query<Row>(
    `select session.id, least(session.created_at, details.created_at) as started_at, user_agent, address, last_seen_at
     from users_sessions session left join user_session_details details on session_id = session.id
     where session._parent_id = $1 and session.expires_at > now()
     order by session.id = $2 desc, coalesce(last_seen_at, session.created_at) desc nulls last, session.id
     limit 200`,
    [(req.user as User).id, currentId(req)],
  )
  return rows
}

/** The caller's sessions: this one first, then those that were used last. */
export async function listSessions(req: PayloadRequest): Promise<SessionView[]> {
  const current = currentId(req)
  return (await rowsOf(req)).map((row) => ({
    id: handleOf(row.id),
    device: deviceName(row.user_agent),
    address: row.address,
    startedAt: row.started_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    isCurrent: row.id === current,
  }))
}

async function endSessions(req: PayloadRequest, which: string, values: string[]): Promise<void> {
  const { id } = req.user as User
  await inTransaction(req, async () => {
    await lockUser(req, id)
    await sqlOf(req).query(
      `with ended as (delete from users_sessions where _parent_id = $1 and ${which} returning id)
       delete from user_session_details where session_id in (select id from ended)`,
      [id, ...values],
    )
  })
}

/**
 * Ends one of the caller's other sessions: its cookie is worth nothing from now on.
 * @throws HttpError 404 when the caller has no such session, 409 for the one that is asking
 */
export async function endSession(req: PayloadRequest, handle: string): Promise<void> {
  const session = (await rowsOf(req)).find(({ id }) => handleOf(id) === handle)
  if (!session) throw new HttpError(404, 'There is no such session')
  if (session.id === currentId(req))
    throw new HttpError(409, 'This is the session that you are using: sign out instead')
  await endSessions(req, 'id = $2', [session.id])
}

/** Ends all of the caller's sessions but the one that is asking. */
export const endOtherSessions = (req: PayloadRequest): Promise<void> => endSessions(req, 'id <> $2', [currentId(req)])
