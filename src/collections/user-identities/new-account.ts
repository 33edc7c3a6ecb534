import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { markPlaceholderPassword } from '@/account/require-password'
import { SsoError, type Vouched } from '@/lib/server/oidc'
import { sqlOf } from '@/lib/server/sql'
import { emailOf } from '@/lib/shared/form-rules'
import type { User } from '@/payload-types'

const LONGEST = 32
const SHORTEST = 3

/** A username of what the provider knows: the characters that a username may have, at most 26 of them. */
export function usernameOf({ username, email = '' }: Pick<Vouched, 'username' | 'email'>): string {
  const wanted = (username ?? '').split('@')[0] || email.split('@')[0] || ''
  const plain = wanted
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, LONGEST - 6)
  return plain.length >= SHORTEST ? plain : `client${plain && `-${plain}`}`
}

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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120)

/**
 * Makes a client's account of what a provider vouches for. Its password is known to nobody until its owner sets one by mail.
 * @throws SsoError `unverified` without a verified address, `exists` when an account here has that address: such an account
 *   is never entered by it, or whoever gets hold of an address elsewhere would get in here
 */
export async function makeAccount(req: PayloadRequest, vouched: Vouched): Promise<User> {
  const { email, isVerified, name } = vouched
  if (!email || !isVerified || !emailOf('').safeParse(email).success) throw new SsoError('unverified')
  const { rows } = await sqlOf(req).query('select from users where lower(email) = $1', [email])
  if (rows.length > 0) throw new SsoError('exists')
  const username = await freeUsername(req, usernameOf(vouched))
  const fullName = oneLine(name ?? '')
  const user = await req.payload.create({
    collection: 'users',
    data: {
      username,
      email,
      fullName: fullName.length >= 2 ? fullName : username,
      role: 'client',
      password: randomBytes(32).toString('base64url'),
    },
    depth: 0,
    req,
    // Nobody is signed in yet; the provider vouches for the person.
    overrideAccess: true,
  })
  await markPlaceholderPassword(req, user.id)
  return user
}
