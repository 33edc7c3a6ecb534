import type { Payload, PayloadRequest } from 'payload'
import type { Mail } from '@/emails/layout'
import type { AttachmentRef } from '@/lib/server/mail-attachments'
import { firstMessageId, newMessageId } from '@/lib/server/mail-thread'
import { observeMail } from '@/observe/work'
import { deliver, type MailToSend } from '@/lib/server/mail-transport'
import { poolOf, sqlOf } from '@/lib/server/sql'
import type { OutboundEmail } from '@/payload-types'
import { enqueue, queues } from './queue'

/** A mail to one address. */
export type Outgoing = Mail & {
  to: string
  replyTo?: string
  /** Its text opens an account: nobody else reads it, and it is not kept once it was sent. */
  confidential?: boolean
  /** What the mail is about and for which side, as `project-12-client`: mailboxes keep the mails of one thread together. */
  thread?: string
  /** Files that go along; their bytes are fetched when the mail is sent. */
  attachments?: AttachmentRef[]
}

/** The job's data: which stored mail is to be sent. */
export type SendEmail = { emailId: number }

const NOT_KEPT = '(not kept)'

/** The first mail of a thread has the id that follows from its name; the later ones refer to it by theirs. */
async function messageIdIn(req: PayloadRequest, thread: string): Promise<string> {
  const first = firstMessageId(thread)
  // Of two mails at the same moment one begins the thread.
  await sqlOf(req).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`mail thread ${thread}`])
  const { rows } = await sqlOf(req).query('select from outbound_emails where message_id = $1', [first])
  return rows.length === 0 ? first : newMessageId(thread)
}

/** What is stored of a mail before it is sent. */
export const mailData = ({ thread, ...mail }: Outgoing) => ({
  ...mail,
  messageId: newMessageId(thread),
  status: 'queued' as const,
  attempts: 0,
})

/** Stores a mail and puts it into the queue, in the transaction of `req`. Nobody waits for the mail server. */
export async function queueEmail(req: PayloadRequest, mail: Outgoing): Promise<void> {
  const data = mailData(mail)
  if (mail.thread) data.messageId = await messageIdIn(req, mail.thread)
  const { id } = await req.payload.create({
    collection: 'outbound_emails',
    data,
    depth: 0,
    req,
    // Mails are written by operations only.
    overrideAccess: true,
  })
  await enqueue(req, 'send-email', { emailId: id } satisfies SendEmail)
}

/** A stored mail, as far as sending it needs to know. */
async function findMail(payload: Payload, id: number): Promise<StoredMail | undefined> {
  const { rows } = await poolOf(payload).query<StoredMail>({
    name: 'mail-to-send',
    text: `select "to", reply_to as "replyTo", subject, text, html, attachments, confidential, status, attempts::int,
      message_id as "messageId", created_at as "createdAt" from outbound_emails where id = $1`,
    values: [id],
  })
  return rows[0]
}

type StoredMail = MailToSend & Pick<OutboundEmail, 'status' | 'attempts' | 'confidential'>
type Result = { status: OutboundEmail['status']; attempts: number; error: string | null; isTextKept: boolean }

/** Writes down what became of a mail. No hook of the collection wants to know. */
async function record(payload: Payload, id: number, { status, attempts, error, isTextKept }: Result): Promise<void> {
  await poolOf(payload).query({
    name: 'mail-outcome',
    text: `update outbound_emails set status = $2::enum_outbound_emails_status, attempts = $3, last_error = $4, updated_at = now(),
      sent_at = case when $2::enum_outbound_emails_status = 'sent' then now() else sent_at end,
      text = case when $5 then text else $6 end, html = case when $5 then html else $6 end
      where id = $1`,
    values: [id, status, attempts, error, isTextKept, NOT_KEPT],
  })
}

/**
 * Sends a stored mail; run by the queue, which tries again when this throws. A mail that was sent is not sent again,
 * and its Message-ID stays the same, so that a mailbox can drop the copy of a try whose end was never heard of.
 */
export async function sendEmail(payload: Payload, { emailId }: SendEmail, retryCount: number): Promise<void> {
  const mail = await findMail(payload, emailId)
  if (!mail || mail.status === 'sent') return
  const attempts = mail.attempts + 1
  try {
    await observeMail(() => deliver(payload, mail))
  } catch (error) {
    const isLast = retryCount >= queues['send-email'].retryLimit
    await record(payload, emailId, {
      status: isLast ? 'failed' : 'retrying',
      attempts,
      error: error instanceof Error ? error.message : String(error),
      isTextKept: !(mail.confidential && isLast),
    })
    throw error
  }
  await record(payload, emailId, { status: 'sent', attempts, error: null, isTextKept: !mail.confidential })
}
