import type { Endpoint } from 'payload'
import { isAdmin } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { changeRole, endSessionsOf, listUsers, sendResetTo } from './administration'
import { roleChange, userListQuery } from './administration-schema'

const perAdmin = { name: 'user-administration', points: 600, seconds: 3600 }

/** The people who can sign in, and their roles. */
export const userAdministrationEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/users',
    allow: isAdmin,
    query: userListQuery,
    run: async ({ req, query }) => {
      const { rows, total } = await listUsers(req, query)
      return Response.json(rows, { headers: { 'X-Total-Count': String(total), 'Cache-Control': 'no-store' } })
    },
  }),
  endpoint({
    method: 'patch',
    path: '/admin/users/:id',
    allow: isAdmin,
    limit: perAdmin,
    body: roleChange,
    run: ({ req, param, body }) => changeRole(req, param('id'), body.role),
  }),
  endpoint({
    method: 'post',
    path: '/admin/users/:id/end-sessions',
    allow: isAdmin,
    limit: perAdmin,
    run: ({ req, param }) => endSessionsOf(req, param('id')),
  }),
  endpoint({
    method: 'post',
    path: '/admin/users/:id/password-reset',
    allow: isAdmin,
    limit: perAdmin,
    run: ({ req, param }) => sendResetTo(req, param('id')),
  }),
]
