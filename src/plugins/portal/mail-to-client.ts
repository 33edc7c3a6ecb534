import type { PayloadRequest } from 'payload'
import { wantsMail } from '@/account/preferences/operations'
import type { MailKind } from '@/account/preferences/schema'
import type { Mail } from '@/emails/layout'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import type { SiteSetting, User } from '@/payload-types'
import { findPerson } from './people'

type About = {
  /** Whom it concerns. */
  clientId: number | undefined
  kind: MailKind
  /** What mailboxes keep together, as `project-12`. */
  thread?: string
  /** Nobody has done it: the hourly job writes because of a day that came. */
  isUnattended?: boolean
}
type Write = (told: { owner: User; settings: SiteSetting }) => Mail

/**
 * Queues a mail to a client of what somebody else has done, in the transaction of `req`. No mail goes to a client who
 * does without mails of this kind, none of what the client did itself, and none of what nobody signed in did: the seed.
 * @returns whether there is a mail
 */
export async function mailToClient(
  req: PayloadRequest,
  { clientId, kind, thread, isUnattended = false }: About,
  write: Write,
): Promise<boolean> {
  if ((!req.user && !isUnattended) || clientId === undefined || req.user?.id === clientId) return false
  if (!(await wantsMail(req, clientId, kind))) return false
  const [owner, settings] = [await findPerson(req, clientId), await getSiteSettings(req)]
  // Until the company has said who it is there is nobody to write as; the work itself goes on.
  if (!owner || !settings.companyName) return false
  await queueEmail(req, { to: owner.email, replyTo: settings.email, thread, ...write({ owner, settings }) })
  return true
}
