import { AuthenticationError, getFieldsToSign, jwtSign, logoutOperation, type PayloadRequest } from 'payload'
import { decodeJwt } from 'jose'
import { HttpError } from '@/lib/server/http-error'
import { hashForNobody, withPasswordSlot } from '@/lib/server/password-slots'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { SESSION_SECONDS, type LoginForm } from './schema'

/** A session that has begun: who, the token for the cookie, and whether the cookie outlives the browser. */
export type StartedSession = { user: User; token: string; remember: boolean }

const invalidCredentials = () => new HttpError(401, 'Invalid credentials')

async function findByLogin(req: PayloadRequest, login: string): Promise<User | undefined> {
  const name = login.toLowerCase()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: [{ username: { equals: name } }, { email: { equals: name } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // Nobody is signed in yet; the record is not shown to the caller.
    overrideAccess: true,
  })
  return docs[0]
}

/** Makes a session end after `seconds` instead of the longest time, in its row and in its token. */
async function shorten(req: PayloadRequest, user: User, token: string, seconds: number): Promise<string> {
  const { sid, email } = decodeJwt<{ sid: string; email: string }>(token)
  await sqlOf(req).query('update users_sessions set expires_at = now() + make_interval(secs => $2) where id = $1', [
    sid,
    seconds,
  ])
  const collectionConfig = req.payload.collections.users.config
  const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid, user: { ...user, collection: 'users' } })
  const signed = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: seconds })
  return signed.token
}

/**
 * Checks a password and begins a session.
 * @throws HttpError 401 `Invalid credentials`, alike and in the same time for an unknown user and a wrong password
 */
export async function logIn(
  req: PayloadRequest,
  { username, password, remember = false }: LoginForm,
): Promise<StartedSession> {
  const found = await findByLogin(req, username)
  return withPasswordSlot(async () => {
    if (!found) {
      await hashForNobody(password)
      throw invalidCredentials()
    }
    return inTransaction(req, async () => {
      // Payload rewrites the list of sessions as a whole: one at a time for each user, or sessions get lost.
      await sqlOf(req).query('select id from users where id = $1 for update', [found.id])
      await req.payload
        .login({
          collection: 'users',
          data: { username: found.username, password },
          req,
          overrideAccess: true,
          depth: 0,
        })
        .catch((error: unknown) => {
          throw error instanceof AuthenticationError ? invalidCredentials() : error
        })
      const token = String(req.context.sessionToken)
      if (remember) return { user: found, token, remember }
      return { user: found, token: await shorten(req, found, token, SESSION_SECONDS.browser), remember }
    })
  })
}

/** Ends the caller's session on the server, so that a copy of its cookie is worth nothing. */
export async function logOut(req: PayloadRequest): Promise<void> {
  const user = req.user
  if (!user) return
  await inTransaction(req, async () => {
    await sqlOf(req).query('select id from users where id = $1 for update', [user.id])
    await logoutOperation({ collection: req.payload.collections.users, req, allSessions: false })
  })
}
