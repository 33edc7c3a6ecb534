import type { PayloadRequest } from 'payload'
import type { StoredPassword } from '@/lib/server/password-slots'
import { sqlOf } from '@/lib/server/sql'
import type { User } from '@/payload-types'

/** Whose password it is. */
export type Credentials = StoredPassword & { id: number }

/** The account of a username or an e-mail address, with what is kept of its password. */
export async function findCredentials(req: PayloadRequest, login: string): Promise<Credentials | undefined> {
  const { rows } = await sqlOf(req).query<Credentials>(
    'select id, hash, salt from users where username = $1 or email = $1 limit 1',
    [login.trim().toLowerCase()],
  )
  return rows[0]
}

/** A user's whole record. */
export const findUser = (req: PayloadRequest, id: number): Promise<User> =>
  req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    req,
    // Nobody may be signed in yet; callers present the record field by field.
    overrideAccess: true,
  })

/** Ends every step and link that the old password or an older mail of an account has opened. */
export async function endOpenSteps(req: PayloadRequest, userId: number): Promise<void> {
  const sql = sqlOf(req)
  await sql.query('delete from login_challenges where user_id = $1', [userId])
  await sql.query('delete from password_resets where user_id = $1', [userId])
  await sql.query('delete from email_changes where user_id = $1', [userId])
}

/**
 * Gives an account another password, within a transaction and a password slot of the caller's. All its sessions end, and
 * so does every step and link that the old password or an older mail has opened.
 */
export async function setPassword(req: PayloadRequest, userId: number, password: string): Promise<void> {
  const sql = sqlOf(req)
  await sql.query('select id from users where id = $1 for update', [userId])
  await req.payload.update({
    collection: 'users',
    id: userId,
    data: { password },
    depth: 0,
    req,
    // A client may not write its own record; the caller has made sure whose password this is.
    overrideAccess: true,
  })
  await sql.query('delete from users_sessions where _parent_id = $1', [userId])
  await endOpenSteps(req, userId)
}
