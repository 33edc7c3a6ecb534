import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { markPlaceholderPassword } from '@/account/require-password'
import { randomToken } from '@/lib/server/crypto'
import { sqlOf } from '@/lib/server/sql'
import type { User } from '@/payload-types'
import { setPassword } from './credentials'

/** That username when it is free, else with a number, else with random characters. */
async function freeUsername(req: PayloadRequest, wanted: string): Promise<string> {
  const { rows } = await sqlOf(req).query<{ username: string }>(
    'select username from users where username = $1 or starts_with(username, $2)',
    [wanted, `${wanted}-`],
  )
  const taken = new Set(rows.map(({ username }) => username))
  const numbered = [wanted, ...Array.from({ length: 98 }, (_, index) => `${wanted}-${index + 2}`)]
  return numbered.find((name) => !taken.has(name)) ?? `${wanted.slice(0, 20)}-${randomBytes(5).toString('hex')}`
}

type Unclaimed = {
  /** The username, when it is free; at most 26 characters. */
  username: string
  email: string
  /** Without one that is long enough it is the username. */
  fullName: string
  company?: string
}

/**
 * Makes a client's account whose password is known to nobody until its owner chooses one by mail. That the address is its
 * owner's was proved before. Call it in a password slot.
 */
export async function makeUnclaimedAccount(
  req: PayloadRequest,
  { username: wanted, email, fullName, company }: Unclaimed,
): Promise<User> {
  const username = await freeUsername(req, wanted)
  const user = await req.payload.create({
    collection: 'users',
    data: {
      username,
      email,
      fullName: fullName.length >= 2 ? fullName : username,
      company,
      role: 'client',
      password: randomToken(),
    },
    depth: 0,
    req,
    // Nobody is signed in yet; what proved the address stands for the person, and every field is chosen here.
    overrideAccess: true,
  })
  await markPlaceholderPassword(req, user.id)
  return user
}

/**
 * Takes an account from whoever entered it so far: sessions and open steps end, second factor and connected identities
 * go, and the password is one that nobody knows. Its mailbox is the only way in then. Call it in a transaction and a password slot.
 */
export async function shutOut(req: PayloadRequest, userId: number): Promise<void> {
  const sql = sqlOf(req)
  await setPassword(req, userId, randomToken())
  await sql.query('delete from user_secrets where user_id = $1', [userId])
  await sql.query('delete from user_identities where user_id = $1', [userId])
  await sql.query('update users set two_factor_enabled = false, updated_at = now() where id = $1', [userId])
  await markPlaceholderPassword(req, userId)
}
