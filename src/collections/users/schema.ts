import { z } from 'zod'
import type { Role } from '@/access/roles'
import { emailOf, lineOf, optionalOf } from '@/lib/shared/form-rules'
import { holdsUsername, isCommonPassword, PASSWORD_MAX, PASSWORD_MIN } from '@/lib/shared/password-rules'

export { PASSWORD_MAX, PASSWORD_MIN }

/** How long a session lives on the server, in seconds. Without "remember me" the cookie ends with the browser as well. */
export const SESSION_SECONDS = { remembered: 30 * 24 * 60 * 60, browser: 12 * 60 * 60 } as const

/** How long the link of a password reset works, in seconds. */
export const RESET_SECONDS = 60 * 60

/** The sign-in form. `username` takes a username or an e-mail address. */
export const loginForm = z.object({
  username: z.string('Username is required').trim().min(1, 'Username is required').max(254, 'Invalid credentials'),
  password: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX, 'Invalid credentials'),
  remember: z.boolean().optional(),
})
export type LoginForm = z.infer<typeof loginForm>

const USERNAME_RULE = 'A username has 3–32 characters of a–z, 0–9, dot, underscore and hyphen'
/** A name to sign in with. */
export const username = z
  .string('Username is required')
  .trim()
  .toLowerCase()
  .min(1, { message: 'Username is required', abort: true })
  .regex(/^[a-z0-9._-]{3,32}$/, USERNAME_RULE)

/** A password that somebody chooses. Whether it holds the username is asked where that is known. */
export const newPassword = z
  .string('Password is required')
  .min(1, { message: 'Password is required', abort: true })
  .min(PASSWORD_MIN, { message: `Password must be at least ${PASSWORD_MIN} characters`, abort: true })
  .max(PASSWORD_MAX, { message: `Password must be at most ${PASSWORD_MAX} characters`, abort: true })
  .refine((value) => !isCommonPassword(value), 'This password is too easy to guess')

/** What is said of a password with the account's own name in it. */
export const OWN_NAME = 'Your password must not contain your username'

/** A password of one's own that is asked for again before something important changes. */
export const currentPassword = z
  .string('Please enter your current password')
  .min(1, 'Please enter your current password')
  .max(PASSWORD_MAX, 'This is not your current password')

/** What somebody is called. */
export const fullName = lineOf(2, 120, 'Full name must be at least 2 characters')
/** The address of an account; it is kept in lower case. */
export const accountEmail = emailOf('Please enter a valid email address').pipe(z.string().toLowerCase())

const registerFields = z.object({
  username,
  fullName,
  email: accountEmail,
  company: optionalOf(lineOf(0, 160)),
  password: newPassword,
})

type Named = { username?: unknown; password?: unknown }
/** Whether a password does not hold the username beside it. */
export const isWithoutOwnName = ({ username: name, password }: Named): boolean =>
  typeof name !== 'string' || typeof password !== 'string' || !holdsUsername(password, name.trim())
// Asked beside all other rules, not only once those hold: a form names all that is wrong at once.
const always = () => true
/** The rule that a password does not hold the username, as the second part of a refinement. */
export const ownNameRule = { path: ['password'], message: OWN_NAME, when: always }

/**
 * The body of `POST /api/register`. The terms are agreed to in the form; who calls without the form may leave them out,
 * but not refuse them. Whatever else is sent, a role for example, is ignored.
 */
export const registration = registerFields
  .extend({ terms: z.literal(true, 'You must agree to the terms and conditions').optional() })
  .refine(isWithoutOwnName, ownNameRule)
export type Registration = z.output<typeof registration>

const agree = 'You must agree to the terms and conditions'
/** The password once more. */
export const confirmPassword = z.string('Please confirm your password').min(1, 'Please confirm your password')
/** Whether the password and its repetition are the same. */
export const areAlike = ({ password, confirmPassword: again }: { password?: unknown; confirmPassword?: unknown }) =>
  !again || password === again
export const alikeRule = { path: ['confirmPassword'], message: "Passwords don't match", when: always }

/** The registration form: the same, with the password twice and the terms. */
export const registerForm = registerFields
  .extend({ confirmPassword, terms: z.literal(true, agree) })
  .refine(isWithoutOwnName, ownNameRule)
  .refine(areAlike, alikeRule)
export type RegisterForm = z.input<typeof registerForm>

/** The body of `POST /api/forgot-password`. */
export const forgotForm = z.object({
  email: emailOf('Please enter a valid email address').pipe(z.string().toLowerCase()),
})
export type ForgotForm = z.output<typeof forgotForm>

/** What is said of a link that was used, is too old or never was. */
export const BAD_LINK = 'This link is no longer valid. Please ask for a new one.'

/** The body of `POST /api/reset-password`. */
export const reset = z.object({ token: z.string(BAD_LINK).min(1, BAD_LINK).max(200, BAD_LINK), password: newPassword })
export type Reset = z.output<typeof reset>

/** The form for a new password, in which it stands twice. */
export const resetForm = z.object({ password: newPassword, confirmPassword }).refine(areAlike, alikeRule)
export type ResetForm = z.input<typeof resetForm>

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
