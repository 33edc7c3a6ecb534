import { ValidationError, type PayloadRequest } from 'payload'
import { hasOwnPassword } from '@/account/require-password'
import { usernameOf } from '@/collections/user-identities/new-account'
import { makeUnclaimedAccount, shutOut } from '@/collections/users/unclaimed-account'
import { HttpError } from '@/lib/server/http-error'
import { withPasswordSlot } from '@/lib/server/password-slots'
import { sqlOf } from '@/lib/server/sql'
import type { Quote, User } from '@/payload-types'
import { findPerson } from '../../../people'
import { idOf } from '../../client-projects/parts'

/**
 * Who owns what follows from an acceptance, and how that person comes in: as ever; with a password that has yet to be
 * chosen; or with a new one, because nobody had proved before whose account it is.
 */
export type Owner = { user: User; entry: 'known' | 'made' | 'reclaimed' }

/** An account that is known to be the reader's. */
const known = async (req: PayloadRequest, user: User): Promise<Owner> => ({
  user,
  entry: (await hasOwnPassword(req, user.id)) ? 'known' : 'made',
})

async function accountOf(req: PayloadRequest, email: string): Promise<User | null> {
  const { rows } = await sqlOf(req).query<{ id: number }>('select id from users where lower(email) = lower($1)', [
    email,
  ])
  return rows[0] ? findPerson(req, rows[0].id) : null
}

async function made(req: PayloadRequest, { email, name, company }: Quote['recipient']): Promise<Owner> {
  try {
    const user = await withPasswordSlot(() =>
      makeUnclaimedAccount(req, {
        username: usernameOf({ email }),
        email,
        fullName: name,
        company: company ?? undefined,
      }),
    )
    return { user, entry: 'made' }
  } catch (error) {
    // Somebody registers with the address or the name at this very moment; all of this is taken back, and works when it is sent again.
    if (error instanceof ValidationError || (error as { code?: string }).code === '23505')
      throw new HttpError(
        409,
        'An account with your address was made at this very moment. Please press the button again.',
      )
    throw error
  }
}

/** An account with the address of the quote that nobody chose: whoever registered it never showed that the mailbox is theirs. */
async function reclaimed(req: PayloadRequest, user: User): Promise<Owner> {
  // Staff get their accounts from an administrator. One whose password nobody chose was made by way of its mailbox.
  if (user.role !== 'client' || !(await hasOwnPassword(req, user.id))) return known(req, user)
  await withPasswordSlot(() => shutOut(req, user.id))
  return { user, entry: 'reclaimed' }
}

/**
 * The account that owns the project and the invoice: the one that sales chose; else the caller's own, when it has the
 * address that the quote went to; else the one with that address, taken from whoever may have registered it; else a new
 * one. The link proves the mailbox, so the mailbox is the way into the last two. See decision 10.
 */
export async function ownerOf(req: PayloadRequest, quote: Quote): Promise<Owner> {
  const chosen = await findPerson(req, idOf(quote.client) ?? 0)
  if (chosen) return known(req, chosen)
  const { email } = quote.recipient
  const account = await accountOf(req, email)
  if (!account) return made(req, quote.recipient)
  return req.user?.id === account.id ? known(req, account) : reclaimed(req, account)
}
