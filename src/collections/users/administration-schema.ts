import { z } from 'zod'
import { type Role, roles } from '@/access/roles'

const values = roles.map(({ value }) => value) as [Role, ...Role[]]

/** The query of `GET /api/admin/users`. */
export const userListQuery = z.object({
  q: z.string().trim().max(200, 'Please search for less than 200 characters').default(''),
  role: z.enum(['all', ...values], 'role is all, client, editor, sales or admin').default('all'),
  page: z.coerce.number('page is a number').int().min(1).max(100_000).default(1),
  limit: z.coerce.number('limit is a number').int().min(1).max(200, 'limit is 1 to 200').default(25),
})
export type UserListQuery = z.output<typeof userListQuery>

/** The body of `PATCH /api/admin/users/:id`. */
export const roleChange = z.object({ role: z.enum(values, 'The role is client, editor, sales or admin') })

/** A person as the list of users shows it. */
export type UserRow = {
  id: number
  username: string
  fullName: string
  email: string
  company: string | null
  role: Role
  twoFactorEnabled: boolean
  /** Sessions that are open. */
  sessions: number
  /** When an open session was used last. */
  lastSeenAt: string | null
  createdAt: string
}
