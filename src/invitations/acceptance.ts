import { ValidationError, type PayloadRequest } from 'payload'
import { refuseTaken } from '@/collections/users/registration'
import { startSession, type StartedSession } from '@/collections/users/sessions'
import { HttpError } from '@/lib/server/http-error'
import { withPasswordSlot } from '@/lib/server/password-slots'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { hashOfInvitation } from './operations'
import { type Acceptance, BAD_INVITATION, type Invitation } from './schema'

type Invited = Pick<Invitation, 'fullName' | 'email' | 'role'>
const COLUMNS = 'full_name as "fullName", email, role'

/** Whom a link invites; nothing for a link that does not work. It changes nothing. */
export async function findInvitation(req: PayloadRequest, token: string): Promise<Invited | undefined> {
  const { rows } = await sqlOf(req).query<Invited>(
    `select ${COLUMNS} from invitations where token_hash = $1 and expires_at > now()`,
    [hashOfInvitation(token)],
  )
  return rows[0]
}

async function take(req: PayloadRequest, token: string): Promise<Invited> {
  // A link works once: of two at the same time the second waits here and finds nothing.
  const { rows } = await sqlOf(req).query<Invited>(
    `delete from invitations where token_hash = $1 and expires_at > now() returning ${COLUMNS}`,
    [hashOfInvitation(token)],
  )
  if (!rows[0]) throw new HttpError(400, BAD_INVITATION)
  return rows[0]
}

/**
 * Makes the account of an invitation, with the role that it names, and signs its owner in.
 * @throws HttpError 400 for a link that does not work, 409 when the username or the address is somebody's by now; the
 * invitation stays then
 */
export async function acceptInvitation(
  req: PayloadRequest,
  { token, username, password }: Acceptance,
): Promise<StartedSession> {
  // Who holds the link acts, not who happens to be signed in with this browser.
  req.user = null
  let email = ''
  try {
    return await withPasswordSlot(() =>
      inTransaction(req, async () => {
        const invited = await take(req, token)
        email = invited.email
        await refuseTaken(req, { username, email })
        const user = await req.payload.create({
          collection: 'users',
          data: { ...invited, username, password },
          depth: 0,
          req,
          // Strangers may make no users; this operation chooses every field, and the role is the invitation's.
          overrideAccess: true,
        })
        return startSession(req, user, false)
      }),
    )
  } catch (error) {
    // The index of the database has the last word on who was first.
    const isTaken = error instanceof ValidationError || (error as { code?: string }).code === '23505'
    if (isTaken) await refuseTaken(req, { username, email })
    throw error
  }
}
