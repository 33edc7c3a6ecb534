import { generateSecret, generateURI } from 'otplib'
import type { PayloadRequest } from 'payload'
import { toString as drawCode } from 'qrcode'
import { lockUser, requirePassword } from '@/account/require-password'
import { renewSession, type StartedSession } from '@/collections/users/sessions'
import { twoFactorChanged, type TwoFactorChange } from '@/emails/two-factor-changed'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import { seal } from '@/lib/server/crypto'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { consumeCode, makeRecoveryCodes, placeOf, stepOf } from './codes'
import type { EnrolForm, Enrolment, ReauthForm } from './schema'

/** How long setting up may take, in minutes. */
const SETUP_MINUTES = 15

/** A change of two-factor sign-in: the session that goes on, and the codes that are shown once. */
export type Changed = { session: StartedSession; recoveryCodes: string[] }

const wrongCode = () => {
  const message = 'This code is not right. Please try the one that the app shows now.'
  return new HttpError(400, message, { errors: [{ path: 'code', message }] })
}

/** Ends all other sessions, which knew no such factor or another one, and tells the owner of the account. */
async function afterChange(req: PayloadRequest, change: TwoFactorChange): Promise<StartedSession> {
  const session = await renewSession(req)
  const mail = twoFactorChanged({ user: session.user, change, settings: await getSiteSettings(req) })
  await queueEmail(req, { to: session.user.email, ...mail })
  return session
}

/**
 * Begins to set an authenticator app up. Nothing is on before `confirmEnrolment`; a second call makes a new secret.
 * @throws HttpError 400 for a wrong password, 409 when it is on already
 */
export async function enrol(req: PayloadRequest, { currentPassword }: EnrolForm): Promise<Enrolment> {
  const user = req.user as User
  await requirePassword(req, currentPassword)
  if (user.twoFactorEnabled) throw new HttpError(409, 'Two-factor sign-in is on already. Turn it off first.')
  const secret = generateSecret()
  const { companyName } = await getSiteSettings(req)
  const uri = generateURI({ issuer: companyName, label: user.username, secret })
  await sqlOf(req).query(
    `insert into user_secrets (user_id, pending_secret, pending_until)
     values ($1, $2, now() + make_interval(mins => $3))
     on conflict (user_id) do update set pending_secret = excluded.pending_secret, pending_until = excluded.pending_until`,
    [user.id, seal(secret, placeOf(user.id)), SETUP_MINUTES],
  )
  const svg = await drawCode(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/**
 * Turns two-factor sign-in on, once the app has shown that it knows the secret.
 * @throws HttpError 400 for a wrong code, 409 when nothing was begun or it took too long
 */
export function confirmEnrolment(req: PayloadRequest, code: string): Promise<Changed> {
  const user = req.user as User
  return inTransaction(req, async () => {
    const sql = sqlOf(req)
    const { rows } = await sql.query<{ secret: string | null }>(
      'select pending_secret as secret from user_secrets where user_id = $1 and pending_until > now() for update',
      [user.id],
    )
    const sealed = rows[0]?.secret
    if (!sealed) throw new HttpError(409, 'Setting up has taken too long. Please begin again.')
    const step = await stepOf(sealed, user.id, code)
    if (step === undefined) throw wrongCode()
    const { codes, hashes } = makeRecoveryCodes(user.id)
    await sql.query(
      `update user_secrets set totp_secret = pending_secret, pending_secret = null, pending_until = null,
       last_step = $2, recovery_codes = $3 where user_id = $1`,
      [user.id, step, hashes],
    )
    await sql.query('update users set two_factor_enabled = true, updated_at = now() where id = $1', [user.id])
    return { session: await afterChange(req, 'on'), recoveryCodes: codes }
  })
}

/** Does what changes a factor, once both have been given again. */
async function reauthenticated<T>(
  req: PayloadRequest,
  { currentPassword, code }: ReauthForm,
  change: (user: User) => Promise<T>,
): Promise<T> {
  const user = req.user as User
  const salt = await requirePassword(req, currentPassword)
  if (!user.twoFactorEnabled) throw new HttpError(409, 'Two-factor sign-in is off.')
  return inTransaction(req, async () => {
    // In the order in which signing in takes the two rows, so that neither waits for the other for ever.
    if (!(await consumeCode(req, user.id, code))) throw wrongCode()
    await lockUser(req, user.id, salt)
    return change(user)
  })
}

/**
 * Turns two-factor sign-in off and forgets its secret and its codes.
 * @throws HttpError 400 for a wrong password or code, 409 when it is off
 */
export const disable = (req: PayloadRequest, form: ReauthForm): Promise<StartedSession> =>
  reauthenticated(req, form, async ({ id }) => {
    const sql = sqlOf(req)
    await sql.query('delete from user_secrets where user_id = $1', [id])
    await sql.query('delete from login_challenges where user_id = $1', [id])
    await sql.query('update users set two_factor_enabled = false, updated_at = now() where id = $1', [id])
    return afterChange(req, 'off')
  })

/**
 * Makes new recovery codes; the old ones are worth nothing from then on.
 * @throws HttpError 400 for a wrong password or code, 409 when two-factor sign-in is off
 */
export const renewRecoveryCodes = (req: PayloadRequest, form: ReauthForm): Promise<Changed> =>
  reauthenticated(req, form, async ({ id }) => {
    const { codes, hashes } = makeRecoveryCodes(id)
    await sqlOf(req).query('update user_secrets set recovery_codes = $2 where user_id = $1', [id, hashes])
    return { session: await afterChange(req, 'codes'), recoveryCodes: codes }
  })
