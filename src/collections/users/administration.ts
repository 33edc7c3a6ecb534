import type { PayloadRequest } from 'payload'
import type { Role } from '@/access/roles'
import { lockUser } from '@/account/require-password'
import { recordDeed } from '@/audit/record'
import { HttpError } from '@/lib/server/http-error'
import { literally, sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import type { UserListQuery, UserRow } from './administration-schema'
import { requestReset } from './password-reset'

type Row = Omit<UserRow, 'lastSeenAt' | 'createdAt'> & { lastSeenAt: Date | null; createdAt: Date }

const COLUMNS = `u.id, username, full_name as "fullName", email, company, role,
  coalesce(two_factor_enabled, false) as "twoFactorEnabled", created_at as "createdAt",
  (select count(*)::int from users_sessions s where s._parent_id = u.id and s.expires_at > now()) as sessions,
  (select max(last_seen_at) from user_session_details d join users_sessions s on s.id = d.session_id
    where s._parent_id = u.id and s.expires_at > now()) as "lastSeenAt"`

const present = ({ lastSeenAt, createdAt, ...rest }: Row): UserRow => ({
  ...rest,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const WHERE = `where ($1 = 'all' or role::text = $1)
  and ($2 = '' or concat_ws(' ', full_name, username, email, company) ilike '%' || $2 || '%')`

/** The people who can sign in, by their names: one page of them, and how many there are in all. */
export async function listUsers(
  req: PayloadRequest,
  { q, role, page, limit }: UserListQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const values = [role, literally(q)]
  const [list, count] = await Promise.all([
    sqlOf(req).query<Row>(
      `select ${COLUMNS} from users u ${WHERE} order by lower(full_name), u.id limit ${limit} offset ${(page - 1) * limit}`,
      values,
    ),
    sqlOf(req).query<{ total: number }>(`select count(*)::int as total from users ${WHERE}`, values),
  ])
  return { rows: list.rows.map(present), total: count.rows[0]?.total ?? 0 }
}

async function findRow(req: PayloadRequest, id: string): Promise<UserRow> {
  const { rows } = /^[1-9]\d{0,8}$/.test(id)
    ? await sqlOf(req).query<Row>(`select ${COLUMNS} from users u where u.id = $1`, [Number(id)])
    : { rows: [] }
  if (!rows[0]) throw new HttpError(404, 'There is no such user')
  return present(rows[0])
}

const endAll = async (req: PayloadRequest, id: number, spared = ''): Promise<void> => {
  await sqlOf(req).query(
    `with ended as (delete from users_sessions where _parent_id = $1 and id <> $2 returning id)
     delete from user_session_details where session_id in (select id from ended)`,
    [id, spared],
  )
}

/**
 * Gives somebody another role. All sessions of that person end: the next one begins with the new role.
 * @throws HttpError 404, or 409 for the last administrator
 */
export async function changeRole(req: PayloadRequest, id: string, role: Role): Promise<UserRow> {
  return inTransaction(req, async () => {
    const user = await findRow(req, id)
    if (user.role === role) return user
    await lockUser(req, user.id)
    await req.payload.update({
      collection: 'users',
      id: user.id,
      data: { role },
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
    await endAll(req, user.id)
    return findRow(req, id)
  })
}

/** Ends all sessions of a person; of the caller's own, all but the one that asks. */
export async function endSessionsOf(req: PayloadRequest, id: string): Promise<UserRow> {
  const { id: own, _sid } = req.user as User & { _sid?: string }
  return inTransaction(req, async () => {
    const user = await findRow(req, id)
    await lockUser(req, user.id)
    await endAll(req, user.id, user.id === own ? _sid : '')
    const after = await findRow(req, id)
    await recordDeed(req, {
      action: 'changed',
      entity: 'users',
      recordId: id,
      title: user.fullName,
      fields: [{ field: 'sessions', from: String(user.sessions), to: String(after.sessions) }],
    })
    return after
  })
}

/** Has a link for a new password mailed to a person, at most five an hour. */
export const sendResetTo = (req: PayloadRequest, id: string): Promise<{ email: string }> =>
  inTransaction(req, async () => {
    const { email, fullName } = await findRow(req, id)
    await requestReset(req, { email })
    await recordDeed(req, {
      action: 'changed',
      entity: 'users',
      recordId: id,
      title: fullName,
      fields: [{ field: 'link for a new password' }],
    })
    return { email }
  })
