import { type PayloadRequest, ValidationError } from 'payload'
import { newEmailAddress } from '@/emails/account-new-email'
import { env } from '@/env'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import { keyedHash, randomToken } from '@/lib/server/crypto'
import { HttpError } from '@/lib/server/http-error'
import { consume } from '@/lib/server/rate-limit'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { lockUser } from '../require-password'
import { tellOwner } from '../tell-owner'
import { BAD_EMAIL_LINK, EMAIL_LINK_SECONDS, type PendingEmail } from './schema'

/** Links that one mailbox gets in an hour, from whichever account: it may be a stranger's. */
const perMailbox = { name: 'new-email-mailbox', points: 5, seconds: 3600 }

/**
 * Counts a link to an address.
 * @throws HttpError 429 when too many go there
 */
export const countEmailLink = (req: PayloadRequest, email: string): Promise<void> => consume(req, perMailbox, email)

const hashOf = (token: string): string => keyedHash(token, 'new email')

const taken = () =>
  new HttpError(409, 'Email already exists', { errors: [{ path: 'email', message: 'Email already exists' }] })

async function refuseTaken(req: PayloadRequest, email: string, id: number): Promise<void> {
  const { rows } = await sqlOf(req).query('select from users where lower(email) = $1 and id <> $2', [email, id])
  if (rows.length > 0) throw taken()
}

/** Mails the link to the address that waits; the links before it open nothing from then on. */
async function mailLink(req: PayloadRequest, user: User, email: string): Promise<void> {
  const token = randomToken()
  await sqlOf(req).query(
    `insert into email_changes (user_id, email, token_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))
     on conflict (user_id) do update
     set email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [user.id, email, hashOf(token), EMAIL_LINK_SECONDS],
  )
  const link = `${env.SITE_URL}/portal/settings/email?token=${token}`
  const mail = newEmailAddress({ user, link, settings: await getSiteSettings(req) })
  await queueEmail(req, { to: email, confidential: true, ...mail })
}

/**
 * Takes the wish for another address: a link goes there, a notice to the address of now, which stays until the link was
 * used. Call it in a transaction, for somebody who has given the password again and whose link was counted.
 * @throws HttpError 409 when somebody has that address
 */
export async function askForEmail(req: PayloadRequest, user: User, email: string): Promise<void> {
  await refuseTaken(req, email, user.id)
  await mailLink(req, user, email)
  await tellOwner(req, user, { what: 'email-asked', wanted: email })
}

async function pendingOf(req: PayloadRequest, token?: string): Promise<PendingEmail | undefined> {
  const { rows } = await sqlOf(req).query<{ email: string; expires_at: Date }>(
    `select email, expires_at from email_changes
     where user_id = $1 and expires_at > now() and ($2::text is null or token_hash = $2)`,
    [(req.user as User).id, token === undefined ? null : hashOf(token)],
  )
  return rows[0] && { email: rows[0].email, expiresAt: rows[0].expires_at.toISOString() }
}

/** The caller's address that waits for its confirmation, if there is one. */
export const getPendingEmail = (req: PayloadRequest): Promise<PendingEmail | undefined> => pendingOf(req)

/** The address that a link of the caller would confirm; nothing for a link that doesn't work. It changes nothing. */
export const getEmailOfLink = (req: PayloadRequest, token: string): Promise<PendingEmail | undefined> =>
  pendingOf(req, token)

/**
 * Sends the link once more, as a new one.
 * @throws HttpError 404 when no address waits, 429 when too many links went there
 */
export async function resendEmailLink(req: PayloadRequest): Promise<void> {
  const user = req.user as User
  const pending = await getPendingEmail(req)
  if (!pending) throw new HttpError(404, 'No e-mail address is waiting for its confirmation')
  await countEmailLink(req, pending.email)
  await inTransaction(req, async () => {
    // Of a second link and the use, or the end, of the first, one comes first.
    await lockUser(req, user.id)
    if ((await getPendingEmail(req))?.email !== pending.email)
      throw new HttpError(409, 'Your e-mail address was changed meanwhile. Please load this page again.')
    await mailLink(req, user, pending.email)
  })
}

/** Gives the wish for another address up. */
export async function cancelEmail(req: PayloadRequest): Promise<void> {
  await sqlOf(req).query('delete from email_changes where user_id = $1', [(req.user as User).id])
}

/** Two people who take the same address at the same moment: the unique index lets one of them. */
const isTaken = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email')

/**
 * Makes the address of a link the caller's own. The link proves the mailbox, the session the account: whoever gets the
 * mail by a slip of the pen can do nothing with it.
 * @returns the changed user
 * @throws HttpError 400 for a link that was used, is too old or another account's, 409 when somebody has the address by now
 */
export async function confirmEmail(req: PayloadRequest, token: string): Promise<User> {
  const user = req.user as User
  return inTransaction(req, async () => {
    await lockUser(req, user.id)
    const { rows } = await sqlOf(req).query<{ email: string }>(
      'delete from email_changes where user_id = $1 and token_hash = $2 and expires_at > now() returning email',
      [user.id, hashOf(token)],
    )
    const email = rows[0]?.email
    if (email === undefined) throw new HttpError(400, BAD_EMAIL_LINK)
    await refuseTaken(req, email, user.id)
    const changed = await req.payload
      .update({
        collection: 'users',
        id: user.id,
        data: { email },
        depth: 0,
        req,
        // People may change their own address; this one has shown that it is theirs.
        overrideAccess: true,
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? taken() : error
      })
    // Links for a new password went to the old mailbox.
    await sqlOf(req).query('delete from password_resets where user_id = $1', [user.id])
    await tellOwner(req, changed, { what: 'email' }, user.email)
    return changed
  })
}
