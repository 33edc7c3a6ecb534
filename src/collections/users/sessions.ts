import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { noteNewSession } from '@/lib/server/session-details'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { findUser } from './credentials'
import { SESSION_SECONDS } from './schema'

/** A session that has begun: who, the token for the cookie, and whether the cookie outlives the browser. */
export type StartedSession = { user: User; token: string; remember: boolean }

/**
 * Begins a session for somebody who has proved who they are, by whatever means. Two-factor sign-in is not asked for here:
 * see `beginSignIn`.
 */
export async function startSession(req: PayloadRequest, user: User, remember: boolean): Promise<StartedSession> {
  const sid = randomUUID()
  const seconds = remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.browser
  await inTransaction(req, async () => {
    const sql = sqlOf(req)
    // Payload rewrites the list of sessions as a whole when it ends one: one at a time for each user, or sessions get lost.
    await sql.query('select id from users where id = $1 for update', [user.id])
    await sql.query('delete from users_sessions where _parent_id = $1 and expires_at < now()', [user.id])
    await sql.query(
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       select coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3)
       from users_sessions where _parent_id = $1`,
      [user.id, sid, seconds],
    )
  })
  const fieldsToSign = getFieldsToSign({
    collectionConfig: req.payload.collections.users.config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' },
  })
  const { token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: seconds })
  await noteNewSession(req, token)
  return { user, token, remember }
}

/**
 * Ends every session of the caller and begins a new one in the place of the caller's own, remembered if that was. For
 * moments in which what proves somebody's identity changes.
 */
export const renewSession = (req: PayloadRequest): Promise<StartedSession> =>
  inTransaction(req, async () => {
    const { id, _sid } = req.user as User & { _sid?: string }
    const { rows } = await sqlOf(req).query<{ id: string; remember: boolean }>(
      `delete from users_sessions where _parent_id = $1
       returning id, expires_at > created_at + make_interval(secs => $2) as remember`,
      [id, SESSION_SECONDS.browser + 60],
    )
    return startSession(
      req,
      await findUser(req, id),
      rows.some((row) => row.id === _sid && row.remember),
    )
  })
