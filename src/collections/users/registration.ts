import { ValidationError, type PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { withPasswordSlot } from '@/lib/server/password-slots'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { Registration } from './schema'
import { startSession, type StartedSession } from './sessions'

const taken = (path: 'username' | 'email', message: string) =>
  new HttpError(409, message, { errors: [{ path, message }] })

/**
 * Says which of the two is somebody's already; the username first.
 * @throws HttpError 409 at the field
 */
export async function refuseTaken(
  req: PayloadRequest,
  { username, email }: Pick<Registration, 'username' | 'email'>,
): Promise<void> {
  const { rows } = await sqlOf(req).query<{ isUsername: boolean }>(
    `select username = $1 as "isUsername" from users where username = $1 or email = $2`,
    [username, email],
  )
  if (rows.some((row) => row.isUsername)) throw taken('username', 'Username already exists')
  if (rows.length > 0) throw taken('email', 'Email already exists')
}

/**
 * Makes an account for a client and signs it in.
 * @throws HttpError 409 when the username or the address is taken, also by somebody who registers at the same moment
 */
export async function register(req: PayloadRequest, input: Registration): Promise<StartedSession> {
  await refuseTaken(req, input)
  const { username, fullName, email, company, password } = input
  try {
    return await withPasswordSlot(() =>
      inTransaction(req, async () => {
        const user = await req.payload.create({
          collection: 'users',
          // Whoever registers is a client, whatever the call says.
          data: { username, fullName, email, company, password, role: 'client' },
          depth: 0,
          req,
          // Strangers may make no users; this operation chooses every field.
          overrideAccess: true,
        })
        return startSession(req, user, false)
      }),
    )
  } catch (error) {
    // The index of the database has the last word on who was first.
    if (error instanceof ValidationError || (error as { code?: string }).code === '23505') await refuseTaken(req, input)
    throw error
  }
}
