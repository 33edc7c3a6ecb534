import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { askForEmail, countEmailLink } from '../email/operations'
import { lockUser, requirePassword } from '../require-password'
import type { ProfileForm } from './schema'

/**
 * Changes the caller's name and company. Another e-mail address is asked for with the password, and counts once it is
 * confirmed.
 * @returns the changed user, with the address that counts
 * @throws HttpError 400 without the right password for another address, 409 when somebody has that address, 429 when too
 *   many links went there
 */
export async function changeProfile(req: PayloadRequest, form: ProfileForm): Promise<User> {
  const user = req.user as User
  const { fullName, company, email } = form
  const isMoving = email !== undefined && email !== user.email.toLowerCase()
  const salt = isMoving ? await requirePassword(req, form.currentPassword) : undefined
  if (isMoving) await countEmailLink(req, email)
  return inTransaction(req, async () => {
    await lockUser(req, user.id, salt)
    if (isMoving) await askForEmail(req, user, email)
    return req.payload.update({
      collection: 'users',
      id: user.id,
      data: {
        ...(fullName !== undefined && { fullName }),
        ...(company !== undefined && { company: company || null }),
      },
      depth: 0,
      req,
      // People may change these fields of their own record, and no others: the form has no more.
      overrideAccess: true,
    })
  })
}
