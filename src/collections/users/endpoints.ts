import type { Endpoint } from 'payload'
import { isAnyone, isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { addressOf, consume } from '@/lib/server/rate-limit'
import { noSessionCookie, sessionCookie } from '@/lib/server/session-cookie'
import type { User } from '@/payload-types'
import { logIn, logOut } from './operations'
import { presentUser } from './present'
import { loginForm, SESSION_SECONDS } from './schema'

const withCookie = (body: unknown, cookie: string): Response =>
  Response.json(body, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })

// Guesses are counted for an account from one address, for an account from everywhere, and for an address. The second is
// so high that no stranger locks anybody out by chance, and so low that guessing is hopeless.
const perAddress = { name: 'login-address', points: 60, seconds: 900 }
const perPair = { name: 'login-pair', points: 10, seconds: 900 }
const perAccount = { name: 'login-account', points: 300, seconds: 3600 }

/** Signing in and out, and who is signed in. */
export const userEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/login',
    allow: isAnyone,
    limit: perAddress,
    body: loginForm,
    run: async ({ req, body }) => {
      const account = body.username.toLowerCase()
      await consume(req, perPair, `${account} ${addressOf(req)}`)
      await consume(req, perAccount, account)
      const { user, token, remember } = await logIn(req, body)
      return withCookie(presentUser(user), sessionCookie(req, token, remember ? SESSION_SECONDS.remembered : undefined))
    },
  }),
  endpoint({
    method: 'post',
    path: '/logout',
    allow: isAnyone,
    run: async ({ req }) => {
      await logOut(req)
      return withCookie({ message: 'You have been successfully logged out.' }, noSessionCookie(req))
    },
  }),
  endpoint({
    method: 'get',
    path: '/user',
    allow: isSignedIn,
    run: async ({ req }) => presentUser(req.user as User),
  }),
]
