import type { PayloadRequest } from 'payload'
import type { Mail } from '@/emails/layout'
import { env } from '@/env'
import { sqlOf } from '@/lib/server/sql'
import { queueEmail } from './send-email'

/** Mails that one mailbox gets in an hour by way of the forms: a form must not be a way to flood a stranger. */
const PER_MAILBOX = 5

/** Whether a mailbox has had its share. Asked in the transaction, so it takes no second connection. */
async function hasHadEnough(req: PayloadRequest, address: string): Promise<boolean> {
  const most = Math.ceil(PER_MAILBOX * env.RATE_LIMIT_FACTOR)
  const { rows } = await sqlOf(req).query<{ count: number }>(
    `select count(*)::int as count from
       (select 1 from outbound_emails where "to" = $1 and created_at > now() - interval '1 hour' limit $2) recent`,
    [address, most],
  )
  return (rows[0]?.count ?? 0) >= most
}

type FormMails = {
  sender: { name: string; email: string }
  /** The team's mailbox. */
  recipient: string
  received: Mail
  confirmation: Mail
}

/**
 * Queues the two mails of a public form in the transaction of `req`: to the team, answerable to the sender, and a
 * confirmation to the sender, at most five an hour to one mailbox.
 */
export async function queueFormMails(
  req: PayloadRequest,
  { sender, recipient, received, confirmation }: FormMails,
): Promise<void> {
  const replyTo = `${sender.name.replace(/["<>,;\r\n]/g, ' ')} <${sender.email}>`
  await queueEmail(req, { to: recipient, replyTo, ...received })
  if (await hasHadEnough(req, sender.email)) return
  await queueEmail(req, { to: sender.email, replyTo: recipient, ...confirmation })
}
