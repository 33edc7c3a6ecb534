import type { Endpoint, PayloadRequest } from 'payload'
import { isAnyone, isSignedIn } from '@/access/roles'
import { CHALLENGE, codeForm } from '@/collections/user-secrets/schema'
import { endpoint } from '@/lib/server/endpoint'
import {
  challengeCookie,
  challengeOf,
  noChallengeCookie,
  noSessionCookie,
  sessionCookie,
} from '@/lib/server/session-cookie'
import type { User } from '@/payload-types'
import { countGuess, guessesPerAddress } from './guesses'
import { confirmLogIn, logIn, logOut } from './operations'
import { requestReset, resetPassword } from './password-reset'
import { presentUser } from './present'
import { register } from './registration'
import { forgotForm, loginForm, registration, reset, SESSION_SECONDS } from './schema'
import type { StartedSession } from './sessions'

function withCookies(body: unknown, cookies: string[], status = 200): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(body, { status, headers })
}

const cookieOf = (req: PayloadRequest, { token, remember }: StartedSession): string =>
  sessionCookie(req, token, remember ? SESSION_SECONDS.remembered : undefined)

/** Signing in and out, and who is signed in. */
const sessionEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/login',
    allow: isAnyone,
    limit: guessesPerAddress,
    body: loginForm,
    run: async ({ req, body }) => {
      await countGuess(req, body.username.toLowerCase())
      const begun = await logIn(req, body)
      if ('challenge' in begun)
        return withCookies({ requireTwoFactor: true }, [challengeCookie(begun.challenge, CHALLENGE.seconds)])
      return withCookies(presentUser(begun.user), [cookieOf(req, begun)])
    },
  }),
  endpoint({
    method: 'post',
    path: '/login/two-factor',
    allow: isAnyone,
    limit: { name: 'login-code-address', points: 60, seconds: 900 },
    body: codeForm,
    run: async ({ req, body }) => {
      const session = await confirmLogIn(req, challengeOf(req), body.code)
      return withCookies(presentUser(session.user), [cookieOf(req, session), noChallengeCookie()])
    },
  }),
  endpoint({
    method: 'post',
    path: '/logout',
    allow: isAnyone,
    run: async ({ req }) => {
      await logOut(req)
      return withCookies({ message: 'You have been successfully logged out.' }, [noSessionCookie(req)])
    },
  }),
  endpoint({
    method: 'get',
    path: '/user',
    allow: isSignedIn,
    run: async ({ req }) => presentUser(req.user as User),
  }),
]

const MAILED = 'If there is an account with this address, a link to choose a new password is on its way.'

/** Making an account, and getting back into one. */
const accountEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/register',
    allow: isAnyone,
    limit: { name: 'register-address', points: 20, seconds: 3600 },
    body: registration,
    run: async ({ req, body }) => {
      const session = await register(req, body)
      return withCookies(presentUser(session.user), [cookieOf(req, session)], 201)
    },
  }),
  endpoint({
    method: 'post',
    path: '/forgot-password',
    allow: isAnyone,
    limit: { name: 'forgot-address', points: 20, seconds: 3600 },
    body: forgotForm,
    run: async ({ req, body }) => {
      await requestReset(req, body)
      return { message: MAILED }
    },
  }),
  endpoint({
    method: 'post',
    path: '/reset-password',
    allow: isAnyone,
    limit: { name: 'reset-address', points: 30, seconds: 3600 },
    body: reset,
    run: async ({ req, body }) => {
      await resetPassword(req, body)
      return { message: 'Your password was changed. You can sign in with it now.' }
    },
  }),
]

/** The calls round signing in and accounts. */
export const userEndpoints: Endpoint[] = [...sessionEndpoints, ...accountEndpoints]
