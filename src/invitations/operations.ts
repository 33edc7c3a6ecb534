import type { PayloadRequest } from 'payload'
import { roles, type Role } from '@/access/roles'
import { recordDeed } from '@/audit/record'
import { invitationMail } from '@/emails/invitation'
import { env } from '@/env'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import { keyedHash, randomToken } from '@/lib/server/crypto'
import { HttpError } from '@/lib/server/http-error'
import { consume } from '@/lib/server/rate-limit'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { type Invitation, INVITATION_DAYS, type NewInvitation } from './schema'

/** Invitations that one mailbox gets in an hour: it may be a stranger's. */
const perMailbox = { name: 'invitation-mailbox', points: 5, seconds: 3600 }

const COLUMNS = `id, full_name as "fullName", email, role, invited_by as "invitedBy", created_at as "createdAt",
  expires_at as "expiresAt", expires_at <= now() as "isExpired"`

type Row = Omit<Invitation, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }
const present = ({ createdAt, expiresAt, ...rest }: Row): Invitation => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** How the token of a link is kept. */
export const hashOfInvitation = (token: string): string => keyedHash(token, 'invitation')

/** What a role is called. */
export const roleLabelOf = (role: Role): string => roles.find(({ value }) => value === role)?.label ?? role

const missing = () => new HttpError(404, 'There is no such invitation')
const taken = (message: string) => new HttpError(409, message, { errors: [{ path: 'email', message }] })

/** Tells the trail who did what to an invitation: it stands for the account that it leads to. */
const tell = (req: PayloadRequest, action: 'created' | 'changed' | 'deleted', { id, fullName, email, role }: Row) =>
  recordDeed(req, {
    action,
    entity: 'invitations',
    recordId: String(id),
    title: `${fullName} <${email}>`,
    fields: action === 'created' ? [{ field: 'role', to: role }] : [],
  })

async function mailLink(req: PayloadRequest, { fullName, email, role }: Row, token: string): Promise<void> {
  const mail = invitationMail({
    invited: { fullName, roleLabel: roleLabelOf(role), days: INVITATION_DAYS },
    by: (req.user as User).fullName,
    link: `${env.SITE_URL}/auth/invitation?token=${token}`,
    settings: await getSiteSettings(req),
  })
  await queueEmail(req, { to: email, confidential: true, ...mail })
}

async function refuseKnown(req: PayloadRequest, email: string): Promise<void> {
  const { rows } = await sqlOf(req).query<{ isUser: boolean }>(
    `select true as "isUser" from users where lower(email) = $1
     union all select false from invitations where email = $1`,
    [email],
  )
  if (rows.some(({ isUser }) => isUser)) throw taken('Somebody has an account with this address')
  if (rows.length > 0) throw taken('This address is invited already; the invitation can be sent again')
}

/** The invitations that nobody has taken, the newest first. Those that have expired can be sent again. */
export async function listInvitations(req: PayloadRequest): Promise<Invitation[]> {
  const { rows } = await sqlOf(req).query<Row>(`select ${COLUMNS} from invitations order by id desc limit 200`)
  return rows.map(present)
}

/**
 * Invites somebody by mail to an account with a role.
 * @throws HttpError 409 when the address has an account or an invitation, 429 when too many mails went there
 */
export async function invite(req: PayloadRequest, { fullName, email, role }: NewInvitation): Promise<Invitation> {
  await refuseKnown(req, email)
  await consume(req, perMailbox, email)
  return inTransaction(req, async () => {
    const token = randomToken()
    const { rows } = await sqlOf(req).query<Row>(
      `insert into invitations (full_name, email, role, token_hash, invited_by, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
       on conflict (email) do nothing returning ${COLUMNS}`,
      [fullName, email, role, hashOfInvitation(token), (req.user as User).fullName, INVITATION_DAYS],
    )
    const made = rows[0]
    if (!made) throw taken('This address is invited already; the invitation can be sent again')
    await mailLink(req, made, token)
    await tell(req, 'created', made)
    return present(made)
  })
}

/**
 * Sends an invitation once more, with a new link; the link before it opens nothing from then on.
 * @throws HttpError 404, or 429 when too many mails went there
 */
export async function resendInvitation(req: PayloadRequest, id: string): Promise<Invitation> {
  const { rows: known } = await sqlOf(req).query<{ email: string }>('select email from invitations where id = $1', [
    numberOf(id),
  ])
  if (!known[0]) throw missing()
  await consume(req, perMailbox, known[0].email)
  return inTransaction(req, async () => {
    const token = randomToken()
    const { rows } = await sqlOf(req).query<Row>(
      `update invitations set token_hash = $2, expires_at = now() + make_interval(days => $3)
       where id = $1 returning ${COLUMNS}`,
      [numberOf(id), hashOfInvitation(token), INVITATION_DAYS],
    )
    if (!rows[0]) throw missing()
    await mailLink(req, rows[0], token)
    await tell(req, 'changed', rows[0])
    return present(rows[0])
  })
}

/**
 * Takes an invitation back: its link opens nothing any more.
 * @throws HttpError 404
 */
export const revokeInvitation = (req: PayloadRequest, id: string): Promise<void> =>
  inTransaction(req, async () => {
    const { rows } = await sqlOf(req).query<Row>(`delete from invitations where id = $1 returning ${COLUMNS}`, [
      numberOf(id),
    ])
    if (!rows[0]) throw missing()
    await tell(req, 'deleted', rows[0])
  })

function numberOf(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw missing()
  return Number(id)
}
