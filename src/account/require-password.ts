import type { PayloadRequest } from 'payload'
import { countGuess, guessesPerAddress } from '@/collections/users/guesses'
import { HttpError } from '@/lib/server/http-error'
import { passwordMatches, type StoredPassword } from '@/lib/server/password-slots'
import { addressOf, consume } from '@/lib/server/rate-limit'
import { sqlOf } from '@/lib/server/sql'
import type { User } from '@/payload-types'

const wrong = (message: string) => new HttpError(400, message, { errors: [{ path: 'currentPassword', message }] })

/**
 * Asks a signed-in person for the password again, before anything changes by which the account can be entered: every call
 * that does so asks here.
 * A guess counts towards the limits of signing in.
 * @returns the salt of the stored password: when it is another one later, so is the password
 * @throws HttpError 400 at `currentPassword` when it is missing or wrong, 429 after too many guesses
 */
export async function requirePassword(req: PayloadRequest, password: string | undefined): Promise<string> {
  const { id, username } = req.user as User
  if (!password) throw wrong('Please enter your current password')
  await consume(req, guessesPerAddress, addressOf(req))
  await countGuess(req, username)
  const { rows } = await sqlOf(req).query<StoredPassword>('select hash, salt from users where id = $1', [id])
  if (!(await passwordMatches(password, rows[0]))) throw wrong('This is not your current password')
  return rows[0]?.salt ?? ''
}

/**
 * Holds a person's row until the end of the transaction: Payload rewrites the list of sessions as a whole.
 * @param salt that of the password that was asked for
 * @throws HttpError 409 when the password was changed meanwhile
 */
export async function lockUser(req: PayloadRequest, id: number, salt?: string): Promise<void> {
  const { rows } = await sqlOf(req).query<{ salt: string | null }>('select salt from users where id = $1 for update', [
    id,
  ])
  if (salt !== undefined && rows[0]?.salt !== salt)
    throw new HttpError(409, 'Your password was changed meanwhile. Please sign in again.')
}

/** Whether a person chose a password; an account that a provider's sign-in has made begins with one that nobody knows. */
export async function hasOwnPassword(req: PayloadRequest, id: number): Promise<boolean> {
  const { rows } = await sqlOf(req).query(
    `select from user_placeholder_passwords placeholder
     join users on users.id = placeholder.user_id and users.salt = placeholder.salt where users.id = $1`,
    [id],
  )
  return rows.length === 0
}

/** Remembers that the password which an account has now was chosen by nobody. */
export async function markPlaceholderPassword(req: PayloadRequest, id: number): Promise<void> {
  await sqlOf(req).query(
    `insert into user_placeholder_passwords (user_id, salt) select id, salt from users where id = $1
     on conflict (user_id) do update set salt = excluded.salt`,
    [id],
  )
}
