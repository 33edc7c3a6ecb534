import { z } from 'zod'
import type { Role } from '@/access/roles'

/** Shortest and longest password, in characters. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** How long a session lives on the server, in seconds. Without "remember me" the cookie ends with the browser as well. */
export const SESSION_SECONDS = { remembered: 30 * 24 * 60 * 60, browser: 12 * 60 * 60 } as const

/** The sign-in form. `username` takes a username or an e-mail address. */
export const loginForm = z.object({
  username: z.string('Username is required').trim().min(1, 'Username is required').max(254, 'Invalid credentials'),
  password: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX, 'Invalid credentials'),
  remember: z.boolean().optional(),
})
export type LoginForm = z.infer<typeof loginForm>

/** A user as any answer shows it: these fields and no other. */
export type PublicUser = {
  id: number
  username: string
  fullName: string
  email: string
  company: string | null
  role: Role
  twoFactorEnabled: boolean
  createdAt: string
  updatedAt: string
}
