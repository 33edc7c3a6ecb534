import type { Endpoint } from 'payload'
import { isAdmin, isAnyone } from '@/access/roles'
import { presentUser } from '@/collections/users/present'
import { endpoint } from '@/lib/server/endpoint'
import { sessionCookie } from '@/lib/server/session-cookie'
import { acceptInvitation } from './acceptance'
import { invite, listInvitations, resendInvitation, revokeInvitation } from './operations'
import { acceptance, newInvitation } from './schema'

const ROOT = '/admin/invitations'
const perAdmin = { name: 'invitations', points: 120, seconds: 3600 }

/** Inviting people, and accepting an invitation. */
export const invitationEndpoints: Endpoint[] = [
  endpoint({ method: 'get', path: ROOT, allow: isAdmin, run: ({ req }) => listInvitations(req) }),
  endpoint({
    method: 'post',
    path: ROOT,
    allow: isAdmin,
    limit: perAdmin,
    body: newInvitation,
    status: 201,
    run: ({ req, body }) => invite(req, body),
  }),
  endpoint({
    method: 'post',
    path: `${ROOT}/:id/resend`,
    allow: isAdmin,
    limit: perAdmin,
    run: ({ req, param }) => resendInvitation(req, param('id')),
  }),
  endpoint({
    method: 'delete',
    path: `${ROOT}/:id`,
    allow: isAdmin,
    limit: perAdmin,
    run: async ({ req, param }) => {
      await revokeInvitation(req, param('id'))
      return { message: 'The invitation was taken back.' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/invitations/accept',
    allow: isAnyone,
    limit: { name: 'invitation-accept', points: 30, seconds: 3600 },
    body: acceptance,
    run: async ({ req, body }) => {
      const { user, token } = await acceptInvitation(req, body)
      return Response.json(presentUser(user), {
        status: 201,
        headers: { 'Cache-Control': 'no-store', 'Set-Cookie': sessionCookie(req, token) },
      })
    },
  }),
]
