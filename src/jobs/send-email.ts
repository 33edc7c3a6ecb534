import type { Payload, PayloadRequest } from 'payload'
import type { Mail } from '@/emails/layout'
import type { AttachmentRef } from '@/lib/server/mail-attachments'
import { firstMessageId, newMessageId } from '@/lib/server/mail-thread'
import { deliver } from '@/lib/server/mail-transport'
import { sqlOf } from '@/lib/server/sql'
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

/**
 * Sends a stored mail; run by the queue, which tries again when this throws. A mail that was sent is not sent again,
 * and its Message-ID stays the same, so that a mailbox can drop the copy of a try whose end was never heard of.
 */
export async function sendEmail(payload: Payload, { emailId }: SendEmail, retryCount: number): Promise<void> {
  const mail = await payload.findByID({
    collection: 'outbound_emails',
    id: emailId,
    depth: 0,
    disableErrors: true,
    // A job has no user.
    overrideAccess: true,
  })
  if (!mail || mail.status === 'sent') return
  const attempts = mail.attempts + 1
  const record = (data: Partial<typeof mail>) =>
    // A job has no user.
    payload.update({
      collection: 'outbound_emails',
      id: emailId,
      data: { ...data, attempts },
      depth: 0,
      overrideAccess: true,
    })
  const withoutText = mail.confidential ? { text: NOT_KEPT, html: NOT_KEPT } : {}
  try {
    await deliver(payload, mail)
  } catch (error) {
    const isLast = retryCount >= queues['send-email'].retryLimit
    await record({
      ...(isLast && withoutText),
      status: isLast ? 'failed' : 'retrying',
      lastError: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
  await record({ ...withoutText, status: 'sent', sentAt: new Date().toISOString(), lastError: null })
}
