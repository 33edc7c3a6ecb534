import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { passwordChanged } from '@/emails/password-changed'
import { passwordReset } from '@/emails/password-reset'
import { env } from '@/env'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { enqueue } from '@/jobs/queue'
import { queueEmail } from '@/jobs/send-email'
import { keyedHash, randomToken } from '@/lib/server/crypto'
import { HttpError } from '@/lib/server/http-error'
import { withPasswordSlot } from '@/lib/server/password-slots'
import { consume } from '@/lib/server/rate-limit'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { holdsUsername } from '@/lib/shared/password-rules'
import { findUser, setPassword } from './credentials'
import { BAD_LINK, OWN_NAME, RESET_SECONDS, type Reset } from './schema'

/** Links that one mailbox gets in an hour; beyond them nothing is sent, and nothing is said of it. */
const perMailbox = { name: 'reset-mailbox', points: 5, seconds: 3600 }

const hashOf = (token: string): string => keyedHash(token, 'password reset')

/** The job's data: for which address a reset was asked. */
export type ResetRequest = { email: string }

/**
 * Takes a wish for a new password. Whether there is such an account is looked up later, by a job: so the answer, and the
 * time that it takes, are the same for all addresses.
 */
export const requestReset = (req: PayloadRequest, { email }: ResetRequest): Promise<void> =>
  enqueue(req, 'password-reset', { email } satisfies ResetRequest)

async function isAllowed(req: PayloadRequest, email: string): Promise<boolean> {
  try {
    await consume(req, perMailbox, email)
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** A job whose worker was killed before its end was noted comes again: its number keeps it from writing a second mail. */
async function isFirstRun(req: PayloadRequest, jobId: string): Promise<boolean> {
  const { rowCount } = await sqlOf(req).query(
    `insert into idempotency_keys (route, key, fingerprint) values ('job password-reset', $1, '')
     on conflict do nothing`,
    [jobId],
  )
  return rowCount === 1
}

/** Mails the link to the owner of an address, if there is one; run by the queue. */
export async function sendReset(payload: Payload, { email }: ResetRequest, jobId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { rows } = await sqlOf(req).query<{ id: number }>('select id from users where email = $1', [email])
  const id = rows[0]?.id
  if (id === undefined) return
  const [user, settings] = [await findUser(req, id), await getSiteSettings(req)]
  const token = randomToken()
  const link = `${env.SITE_URL}/auth/reset?token=${token}`
  await inTransaction(req, async () => {
    if (!(await isFirstRun(req, jobId)) || !(await isAllowed(req, email))) return
    await sqlOf(req).query(
      `insert into password_resets (token_hash, user_id, expires_at)
       values ($1, $2, now() + make_interval(secs => $3))`,
      [hashOf(token), id, RESET_SECONDS],
    )
    await queueEmail(req, { to: user.email, confidential: true, ...passwordReset({ user, link, settings }) })
  })
}

/**
 * Gives an account the password that the owner of its mailbox has chosen. It signs nobody in: whoever has two-factor
 * sign-in on is asked for the code as ever.
 * @throws HttpError 400 for a link that was used, is too old or never was; and at `password` for one with the username in it
 */
export const resetPassword = (req: PayloadRequest, { token, password }: Reset): Promise<void> =>
  withPasswordSlot(() =>
    inTransaction(req, async () => {
      // A link works once: of two at the same time the second waits here and finds nothing.
      const { rows } = await sqlOf(req).query<{ id: number }>(
        'delete from password_resets where token_hash = $1 and expires_at > now() returning user_id as id',
        [hashOf(token)],
      )
      const id = rows[0]?.id
      if (id === undefined) throw new HttpError(400, BAD_LINK)
      const [user, settings] = [await findUser(req, id), await getSiteSettings(req)]
      if (holdsUsername(password, user.username))
        throw new HttpError(400, OWN_NAME, { errors: [{ path: 'password', message: OWN_NAME }] })
      await setPassword(req, id, password)
      await queueEmail(req, { to: user.email, ...passwordChanged({ user, settings }) })
    }),
  )
