import type { PayloadRequest } from 'payload'
import { endOpenSteps } from '@/collections/users/credentials'
import { withPasswordSlot } from '@/lib/server/password-slots'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import { lockUser, requirePassword } from '../require-password'
import { endOtherSessions } from '../sessions/operations'
import { tellOwner } from '../tell-owner'
import type { PasswordForm } from './schema'

/**
 * Changes the caller's password, ends all of its other sessions and tells it by mail.
 * @throws HttpError 400 when the current password is wrong
 */
export async function changePassword(req: PayloadRequest, form: PasswordForm): Promise<void> {
  const user = req.user as User
  const salt = await requirePassword(req, form.currentPassword)
  await withPasswordSlot(() =>
    inTransaction(req, async () => {
      await lockUser(req, user.id, salt)
      await req.payload.update({
        collection: 'users',
        id: user.id,
        data: { password: form.password },
        depth: 0,
        req,
        // People may change their own password; they have just shown that they know it.
        overrideAccess: true,
      })
      await endOtherSessions(req)
      await endOpenSteps(req, user.id)
      await tellOwner(req, user, { what: 'password' })
    }),
  )
}
