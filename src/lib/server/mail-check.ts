import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import type { MailVerdict } from '@/collections/outbound-emails/schema'
import type { Mail } from '@/emails/layout'
import { env } from '@/env'
import { newMessageId } from './mail-thread'
import { mailFolder, senderOf, writeToFolder } from './mail-transport'

/** How long a whole try may take, in milliseconds; each of its steps has less. */
const PATIENCE = 10_000
const STEP = 8_000

type SmtpError = Error & { code?: string; response?: string; command?: string }

const DEFAULT_PORTS: Record<string, string> = { 'smtp:': '587', 'smtps:': '465' }

/** The server as people know it, without the name and the password in its address. */
function placeOf(address: string): string {
  const { hostname, port, protocol } = new URL(address)
  return `${hostname}:${port || DEFAULT_PORTS[protocol]}`
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  EDNS: 'there is no host of this name',
  ENOTFOUND: 'there is no host of this name',
  ETIMEDOUT: 'it does not answer',
}

/** What the failure of a try says of the server. */
function verdictOn(error: SmtpError, place: string): MailVerdict {
  // A server that gave its reason was reached.
  if (error.response) return { outcome: 'refused', message: `${place} refused the mail: ${error.response}` }
  const cause = /ECONNREFUSED|ENOTFOUND|EDNS|ETIMEDOUT/.exec(`${error.code} ${error.message}`)?.[0] ?? ''
  return { outcome: 'unreachable', message: `Cannot reach ${place}: ${reasons[cause] ?? error.message}.` }
}

/** Sends over a connection of its own, so that neither the pool nor a mail before it hides anything. */
async function tryServer(url: string, message: SendMailOptions): Promise<MailVerdict> {
  const place = placeOf(url)
  const transport = createTransport({
    url,
    connectionTimeout: STEP,
    greetingTimeout: STEP,
    socketTimeout: STEP,
    dnsTimeout: STEP,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' })), PATIENCE)
  })
  try {
    const { response } = (await Promise.race([transport.sendMail(message), tooLate])) as { response: string }
    return { outcome: 'accepted', message: `${place} accepted the mail to ${String(message.to)}: ${response}` }
  } catch (error) {
    return verdictOn(error as SmtpError, place)
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

/** Hands a mail to the mail server now, past the queue, and says how that went; within ten seconds. */
export async function tryMail(payload: Payload, to: string, { subject, text, html }: Mail): Promise<MailVerdict> {
  const message: SendMailOptions = {
    from: await senderOf(payload),
    to,
    subject,
    text,
    html,
    messageId: newMessageId(),
    date: new Date(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  if (env.SMTP_URL) return tryServer(env.SMTP_URL, message)
  await writeToFolder(message)
  return {
    outcome: 'folder',
    message: `No mail server is set (SMTP_URL). The mail was written to ${mailFolder()}, as all mails are.`,
  }
}
