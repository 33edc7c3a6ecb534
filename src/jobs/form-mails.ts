import type { PayloadRequest } from 'payload'
import type { Mail } from '@/emails/layout'
import { env } from '@/env'
import { type AddValue, sqlOf, statementValues } from '@/lib/server/sql'
import { type Outgoing, queueEmail } from './send-email'

/** Mails that one mailbox gets in an hour by way of the forms: a form must not be a way to flood a stranger. */
const PER_MAILBOX = 5

/** A share beyond this is none, and counting up to it would only take time. */
const MOST_COUNTED = 1000

const share = (): number => Math.ceil(PER_MAILBOX * env.RATE_LIMIT_FACTOR)

/** SQL that says whether a mailbox has had its share of this hour, as a condition. */
export function hadEnough(mailbox: string, add: AddValue): string {
  const most = share()
  if (most > MOST_COUNTED) return 'false'
  return `(select count(*) >= ${add(most)}::int from (
    select 1 from outbound_emails where "to" = ${mailbox} and created_at > now() - interval '1 hour' limit ${add(most)}
  ) as recent)`
}

/** Whether a mailbox has had its share. Asked in the transaction, so it takes no second connection. */
async function hasHadEnough(req: PayloadRequest, address: string): Promise<boolean> {
  const { values, add } = statementValues()
  const { rows } = await sqlOf(req).query<{ enough: boolean }>(
    `select ${hadEnough('mailbox', add)} as enough from (select ${add(address)}::text as mailbox) as given`,
    values,
  )
  return rows[0]?.enough ?? false
}

/** What the mails of a public form are made of. */
export type FormMails = {
  sender: { name: string; email: string }
  /** The team's mailbox. */
  recipient: string
  received: Mail
  confirmation: Mail
}

/** The mail to the team, answerable to the sender. */
export const mailToTeam = ({ sender, recipient, received }: Omit<FormMails, 'confirmation'>): Outgoing => ({
  to: recipient,
  replyTo: `${sender.name.replace(/["<>,;\r\n]/g, ' ')} <${sender.email}>`,
  ...received,
})

/** The mail to the sender, answerable to the team. */
export const mailToSender = ({ sender, recipient, confirmation }: Omit<FormMails, 'received'>): Outgoing => ({
  to: sender.email,
  replyTo: recipient,
  ...confirmation,
})

/**
 * Queues the two mails of a public form in the transaction of `req`: to the team, answerable to the sender, and a
 * confirmation to the sender, at most five an hour to one mailbox.
 */
export async function queueFormMails(req: PayloadRequest, mails: FormMails): Promise<void> {
  await queueEmail(req, mailToTeam(mails))
  if (await hasHadEnough(req, mails.sender.email)) return
  await queueEmail(req, mailToSender(mails))
}
