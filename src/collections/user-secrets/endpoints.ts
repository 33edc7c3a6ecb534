import type { Endpoint, PayloadRequest } from 'payload'
import { isSignedIn } from '@/access/roles'
import { SESSION_SECONDS } from '@/collections/users/schema'
import type { StartedSession } from '@/collections/users/sessions'
import { endpoint } from '@/lib/server/endpoint'
import { consume } from '@/lib/server/rate-limit'
import { sessionCookie } from '@/lib/server/session-cookie'
import { confirmEnrolment, disable, enrol, renewRecoveryCodes } from './operations'
import { confirmForm, enrolForm, reauthForm } from './schema'

// Who sits at somebody else's open session must not find the password or a code by trying.
const perUser = { name: 'two-factor-user', points: 20, seconds: 900 }
const count = (req: PayloadRequest) => consume(req, perUser, String(req.user?.id))

/** An answer with the session that goes on in the place of the caller's. */
const inNewSession = (req: PayloadRequest, { token, remember }: StartedSession, body: unknown): Response =>
  Response.json(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Set-Cookie': sessionCookie(req, token, remember ? SESSION_SECONDS.remembered : undefined),
    },
  })

/** Turning two-factor sign-in on and off. Each call asks for what proves the caller's identity again. */
export const twoFactorEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/two-factor/enrol',
    allow: isSignedIn,
    body: enrolForm,
    run: async ({ req, body }) => {
      await count(req)
      return enrol(req, body)
    },
  }),
  endpoint({
    method: 'post',
    path: '/two-factor/confirm',
    allow: isSignedIn,
    body: confirmForm,
    run: async ({ req, body }) => {
      await count(req)
      const { session, recoveryCodes } = await confirmEnrolment(req, body.code)
      return inNewSession(req, session, { recoveryCodes })
    },
  }),
  endpoint({
    method: 'post',
    path: '/two-factor/disable',
    allow: isSignedIn,
    body: reauthForm,
    run: async ({ req, body }) => {
      await count(req)
      return inNewSession(req, await disable(req, body), { message: 'Two-factor sign-in is off.' })
    },
  }),
  endpoint({
    method: 'post',
    path: '/two-factor/recovery-codes',
    allow: isSignedIn,
    body: reauthForm,
    run: async ({ req, body }) => {
      await count(req)
      const { session, recoveryCodes } = await renewRecoveryCodes(req, body)
      return inNewSession(req, session, { recoveryCodes })
    },
  }),
]
