import type { PayloadRequest } from 'payload'
import { accountChanged, type AccountChange } from '@/emails/account-changed'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import type { User } from '@/payload-types'

/**
 * Queues the mail that says that a way into an account has changed, in the transaction of `req`. No preference switches it off.
 * @param to where it goes besides the user's address
 */
export async function tellOwner(
  req: PayloadRequest,
  user: User,
  change: AccountChange,
  ...to: string[]
): Promise<void> {
  const settings = await getSiteSettings(req)
  const mail = accountChanged({ ...change, user, settings })
  for (const address of new Set([...to, user.email])) await queueEmail(req, { to: address, ...mail })
}
