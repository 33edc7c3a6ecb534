import type { PayloadRequest } from 'payload'
import { recordDeed } from '@/audit/record'
import { testMail } from '@/emails/test-mail'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { enqueue } from '@/jobs/queue'
import type { SendEmail } from '@/jobs/send-email'
import { tryMail } from '@/lib/server/mail-check'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { User } from '@/payload-types'
import type { MailQueue, MailVerdict, TestEmail } from './schema'

/** Mails that one press of the button takes up again. */
const MOST_RETRIED = 500

/** Sends a test mail now and says what the mail server made of it. */
export async function sendTestEmail(req: PayloadRequest, { to }: TestEmail): Promise<MailVerdict> {
  const { fullName, email } = req.user as User
  const mail = testMail({ by: fullName, settings: await getSiteSettings(req) })
  return tryMail(req.payload, to ?? email, mail)
}

/** How the queue of mails stands. The text of a confidential mail is not kept, so it cannot be tried again. */
export async function getMailQueue(req: PayloadRequest): Promise<MailQueue> {
  const { rows } = await sqlOf(req).query<MailQueue>(
    `select count(*) filter (where status in ('queued', 'retrying'))::int as waiting,
       count(*) filter (where status = 'failed')::int as failed,
       count(*) filter (where status = 'failed' and confidential is not true)::int as retriable
     from outbound_emails where status in ('queued', 'retrying', 'failed')`,
  )
  return rows[0] ?? { waiting: 0, failed: 0, retriable: 0 }
}

/**
 * Puts mails that were given up into the queue again, the oldest first.
 * @returns how many
 */
export const retryFailedEmails = (req: PayloadRequest): Promise<{ retried: number }> =>
  inTransaction(req, async () => {
    const { rows } = await sqlOf(req).query<{ id: number }>(
      `update outbound_emails set status = 'queued', updated_at = now()
       where id in (
         select id from outbound_emails where status = 'failed' and confidential is not true
         order by id limit $1 for update skip locked)
       returning id`,
      [MOST_RETRIED],
    )
    for (const { id } of rows) await enqueue(req, 'send-email', { emailId: id } satisfies SendEmail)
    if (rows.length > 0)
      await recordDeed(req, {
        action: 'changed',
        entity: 'outbound_emails',
        recordId: null,
        title: rows.length === 1 ? 'One failed e-mail, tried again' : `${rows.length} failed e-mails, tried again`,
        fields: [{ field: 'status', from: 'failed', to: 'queued' }],
      })
    return { retried: rows.length }
  })
