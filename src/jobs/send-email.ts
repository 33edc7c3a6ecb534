import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import type { Mail } from '@/emails/layout'
import { deliver } from '@/lib/server/mail-transport'
import { enqueue, queues } from './queue'

/** A mail to one address. */
export type Outgoing = Mail & { to: string; replyTo?: string }

/** The job's data: which stored mail is to be sent. */
export type SendEmail = { emailId: number }

/** Stores a mail and puts it into the queue, in the transaction of `req`. Nobody waits for the mail server. */
export async function queueEmail(req: PayloadRequest, mail: Outgoing): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`
  const { id } = await req.payload.create({
    collection: 'outbound_emails',
    data: { ...mail, messageId, status: 'queued', attempts: 0 },
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
  try {
    await deliver(payload, mail)
  } catch (error) {
    const isLast = retryCount >= queues['send-email'].retryLimit
    await record({
      status: isLast ? 'failed' : 'retrying',
      lastError: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
  await record({ status: 'sent', sentAt: new Date().toISOString(), lastError: null })
}
