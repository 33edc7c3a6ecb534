import type { PayloadRequest } from 'payload'
import { makeUnclaimedAccount } from '@/collections/users/unclaimed-account'
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
  // Nobody is signed in yet; the provider vouches for the person.
  return makeUnclaimedAccount(req, { username: usernameOf(vouched), email, fullName: oneLine(name ?? '') })
}
