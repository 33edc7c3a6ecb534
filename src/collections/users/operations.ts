import { logoutOperation, type PayloadRequest } from 'payload'
import { endChallenge, startChallenge, tryChallenge } from '@/collections/user-secrets/challenges'
import { consumeCode } from '@/collections/user-secrets/codes'
import { HttpError } from '@/lib/server/http-error'
import { passwordMatches } from '@/lib/server/password-slots'
import { consume } from '@/lib/server/rate-limit'
import { noChallengeCookie } from '@/lib/server/session-cookie'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { findCredentials, findUser } from './credentials'
import type { LoginForm } from './schema'
import { startSession, type StartedSession } from './sessions'

/** Between the steps of a two-factor sign-in: the token for the cookie by which the second step knows the first. */
export type Challenge = { challenge: string }

/** Codes that may be tried for one account, over all its sign-ins: 5 a sign-in alone would leave guessing open. */
const codesPerAccount = { name: 'login-code-account', points: 50, seconds: 3600 }

/**
 * Goes on with the sign-in of somebody who has proved who they are: at once, or, where two-factor sign-in is on, with a
 * challenge and no session yet.
 */
export async function beginSignIn(
  req: PayloadRequest,
  user: User,
  remember: boolean,
): Promise<StartedSession | Challenge> {
  if (user.twoFactorEnabled) return { challenge: await startChallenge(req, user.id, remember) }
  return startSession(req, user, remember)
}

/**
 * Checks a password and begins a session, or the second step.
 * @throws HttpError 401 `Invalid credentials`, alike and in the same time for an unknown user and a wrong password
 */
export async function logIn(
  req: PayloadRequest,
  { username, password, remember = false }: LoginForm,
): Promise<StartedSession | Challenge> {
  const found = await findCredentials(req, username)
  const isRight = await passwordMatches(password, found)
  if (!found || !isRight) throw new HttpError(401, 'Invalid credentials')
  return beginSignIn(req, await findUser(req, found.id), remember)
}

const startAgain = (message: string) => new HttpError(401, message, { headers: { 'Set-Cookie': noChallengeCookie() } })
const expired = () => startAgain('This sign-in has expired. Please sign in again.')

/**
 * The second step of a sign-in: a code of the app or a recovery code, each good for once.
 * @throws HttpError 401; with `errors` at `code` while another try is left, without when the sign-in has to begin anew
 */
export async function confirmLogIn(
  req: PayloadRequest,
  token: string | undefined,
  code: string,
): Promise<StartedSession> {
  const challenge = token ? await tryChallenge(req, token) : undefined
  if (!token || !challenge) throw expired()
  await consume(req, codesPerAccount, String(challenge.userId))
  const session = await inTransaction(req, async () => {
    if (!(await consumeCode(req, challenge.userId, code))) return undefined
    // Nobody comes in twice by one first step.
    if (!(await endChallenge(req, token))) throw expired()
    return startSession(req, await findUser(req, challenge.userId), challenge.remember)
  })
  if (session) return session
  if (challenge.triesLeft === 0) {
    await endChallenge(req, token)
    throw startAgain('Too many wrong codes. Please sign in again.')
  }
  const message = 'This code is not right. Please try the one that the app shows now.'
  throw new HttpError(401, message, { errors: [{ path: 'code', message }] })
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
