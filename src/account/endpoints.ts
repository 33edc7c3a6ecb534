import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { presentUser } from '@/collections/users/present'
import { endpoint } from '@/lib/server/endpoint'
import { cancelEmail, confirmEmail, resendEmailLink } from './email/operations'
import { emailConfirmation } from './email/schema'
import { changePassword } from './password/operations'
import { passwordForm } from './password/schema'
import { changePreferences, getPreferences } from './preferences/operations'
import { preferencesForm } from './preferences/schema'
import { changeProfile } from './profile/operations'
import { profileForm } from './profile/schema'
import { endOtherSessions, endSession, listSessions } from './sessions/operations'

// Far above what a person does by hand; a change that needs the password counts as a guess besides.
const perAddress = { name: 'account-address', points: 600, seconds: 3600 }

/** What signed-in people may see and change of their own account. */
export const accountEndpoints: Endpoint[] = [
  endpoint({
    method: 'patch',
    path: '/account/profile',
    allow: isSignedIn,
    limit: perAddress,
    body: profileForm,
    run: async ({ req, body }) => presentUser(await changeProfile(req, body)),
  }),
  endpoint({
    method: 'post',
    path: '/account/email/confirm',
    allow: isSignedIn,
    limit: perAddress,
    body: emailConfirmation,
    run: async ({ req, body }) => presentUser(await confirmEmail(req, body.token)),
  }),
  endpoint({
    method: 'post',
    path: '/account/email/resend',
    allow: isSignedIn,
    limit: perAddress,
    run: async ({ req }) => {
      await resendEmailLink(req)
      return { message: 'A new link is on its way. The earlier ones no longer work.' }
    },
  }),
  endpoint({
    method: 'delete',
    path: '/account/email/pending',
    allow: isSignedIn,
    limit: perAddress,
    run: async ({ req }) => {
      await cancelEmail(req)
      return { message: 'Your e-mail address stays as it is.' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/account/password',
    allow: isSignedIn,
    limit: perAddress,
    body: passwordForm,
    run: async ({ req, body }) => {
      await changePassword(req, body)
      return { message: 'Your password has been changed. All other sessions have ended.' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/account/sessions',
    allow: isSignedIn,
    run: ({ req }) => listSessions(req),
  }),
  endpoint({
    method: 'post',
    path: '/account/sessions/end-others',
    allow: isSignedIn,
    limit: perAddress,
    run: async ({ req }) => {
      await endOtherSessions(req)
      return { message: 'All other sessions have ended.' }
    },
  }),
  endpoint({
    method: 'delete',
    path: '/account/sessions/:id',
    allow: isSignedIn,
    limit: perAddress,
    run: async ({ req, param }) => {
      await endSession(req, param('id'))
      return { message: 'The session has ended.' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/account/preferences',
    allow: isSignedIn,
    run: ({ req }) => getPreferences(req),
  }),
  endpoint({
    method: 'patch',
    path: '/account/preferences',
    allow: isSignedIn,
    limit: perAddress,
    body: preferencesForm,
    run: ({ req, body }) => changePreferences(req, body),
  }),
]
