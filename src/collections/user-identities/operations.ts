import type { PayloadRequest } from 'payload'
import { hasOwnPassword, lockUser, requirePassword } from '@/account/require-password'
import { tellOwner } from '@/account/tell-owner'
import { HttpError } from '@/lib/server/http-error'
import { SsoError, type Vouched } from '@/lib/server/oidc'
import { oidcProvider, oidcProviders } from '@/lib/server/oidc-providers'
import type { OidcTransaction } from '@/lib/server/oidc-transaction'
import { withPasswordSlot } from '@/lib/server/password-slots'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { beginSignIn, type Challenge } from '@/collections/users/operations'
import type { StartedSession } from '@/collections/users/sessions'
import type { User } from '@/payload-types'
import { makeAccount } from './new-account'
import type { ConnectedAccount, ProviderId } from './schema'

/** Two answers for one new identity at the same moment wait for each other. */
const lockIdentity = (req: PayloadRequest, { issuer, subject }: Vouched) =>
  sqlOf(req).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`identity ${issuer} ${subject}`])

async function ownerOf(req: PayloadRequest, { issuer, subject }: Vouched): Promise<number | undefined> {
  const { rows } = await sqlOf(req).query<{ user_id: number }>(
    'select user_id from user_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  )
  return rows[0]?.user_id
}

const keepIdentity = (req: PayloadRequest, user: number, provider: ProviderId, vouched: Vouched) =>
  req.payload.create({
    collection: 'user_identities',
    data: { user, provider, issuer: vouched.issuer, subject: vouched.subject, email: vouched.email },
    depth: 0,
    req,
    // Identities are written by operations only.
    overrideAccess: true,
  })

const userOf = (req: PayloadRequest, id: number): Promise<User> =>
  req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    req,
    // Nobody is signed in yet; the provider vouches for the person.
    overrideAccess: true,
  })

/**
 * Signs in whom a provider vouches for; a new person with a verified e-mail address gets a client's account.
 * @returns the session, or, where two-factor sign-in is on, the challenge that comes before it
 * @throws SsoError `unverified`, or `exists` when another account here has that address
 */
export const signInVouched = (
  req: PayloadRequest,
  provider: ProviderId,
  vouched: Vouched,
): Promise<StartedSession | Challenge> =>
  // A new account hashes a password.
  withPasswordSlot(() =>
    inTransaction(req, async () => {
      await lockIdentity(req, vouched)
      const owner = await ownerOf(req, vouched)
      if (owner !== undefined) return beginSignIn(req, await userOf(req, owner), false)
      const user = await makeAccount(req, vouched)
      await keepIdentity(req, user.id, provider, vouched)
      return beginSignIn(req, user, false)
    }),
  )

const labelOf = (provider: string): string => oidcProvider(provider)?.label ?? 'A sign-in provider'

/**
 * Connects an identity to the account of the person who began this in the settings, if that session still lasts.
 * @throws SsoError `taken` when it belongs to another account, `failed` when the session has ended meanwhile
 */
export const connectIdentity = (
  req: PayloadRequest,
  { provider, link }: OidcTransaction & { link: NonNullable<OidcTransaction['link']> },
  vouched: Vouched,
): Promise<void> =>
  inTransaction(req, async () => {
    await lockIdentity(req, vouched)
    await lockUser(req, link.user)
    const { rows } = await sqlOf(req).query(
      'select from users_sessions where id = $1 and _parent_id = $2 and expires_at > now()',
      [link.session, link.user],
    )
    if (rows.length === 0) throw new SsoError('failed', new Error('The session has ended'))
    const owner = await ownerOf(req, vouched)
    if (owner === link.user) return
    if (owner !== undefined) throw new SsoError('taken')
    await keepIdentity(req, link.user, provider, vouched)
    await tellOwner(req, await userOf(req, link.user), { what: 'connected', provider: labelOf(provider) })
  })

type Identity = { id: number; provider: string; email: string | null; created_at: Date }

async function identitiesOf(req: PayloadRequest): Promise<Identity[]> {
  const { rows } = await sqlOf(req).query<Identity>(
    'select id, provider, email, created_at from user_identities where user_id = $1 order by id',
    [(req.user as User).id],
  )
  return rows
}

/** The providers of this installation, with the caller's account at each; and whether the caller has a password as well. */
export async function listConnectedAccounts(
  req: PayloadRequest,
): Promise<{ accounts: ConnectedAccount[]; hasPassword: boolean }> {
  const [identities, hasPassword] = await Promise.all([identitiesOf(req), hasOwnPassword(req, (req.user as User).id)])
  const accounts = oidcProviders().map(({ id, label, isConfigured }) => {
    const found = identities.find(({ provider }) => provider === id)
    return {
      provider: id,
      label,
      isConfigured,
      identity: found ? { id: found.id, email: found.email, connectedAt: found.created_at.toISOString() } : null,
    }
  })
  return { accounts, hasPassword }
}

/**
 * Disconnects an identity of the caller.
 * @throws HttpError 404 when the caller has no such identity, 409 when the account could not be entered any more, 400 for
 *   a wrong password
 */
export async function disconnectIdentity(req: PayloadRequest, id: string, password: string): Promise<void> {
  const user = req.user as User
  const identity = (await identitiesOf(req)).find((one) => String(one.id) === id)
  if (!identity) throw new HttpError(404, 'There is no such connected account')
  if (!(await hasOwnPassword(req, user.id)))
    throw new HttpError(409, 'This is how you sign in. Set a password first: “Forgot password” sends you a link.')
  const salt = await requirePassword(req, password)
  await inTransaction(req, async () => {
    await lockUser(req, user.id, salt)
    await sqlOf(req).query('delete from user_identities where id = $1 and user_id = $2', [identity.id, user.id])
    await tellOwner(req, user, { what: 'disconnected', provider: labelOf(identity.provider) })
  })
}
