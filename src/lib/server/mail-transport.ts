import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Payload } from 'payload'
import { env } from '@/env'
import type { OutboundEmail, SiteSetting } from '@/payload-types'
import { attachedFiles } from './mail-attachments'
import { threadHeaders } from './mail-thread'
import { pageClock } from './page-clock'
import { processSingleton } from './process-singleton'

/** Where mails are written when no mail server is set. */
export const mailFolder = (): string => path.resolve(env.DATA_DIR, 'mail')

const SECONDS = 1000

const smtp = (url: string): Transporter =>
  processSingleton('smtp', () =>
    createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 20 * SECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0]),
  )

/** How long a burst of mails takes the settings as they were, unless content changes. A process that only works hears of no change. */
const SETTINGS_MILLISECONDS = 1000
const kept = processSingleton('mail-settings', () => ({
  until: 0,
  at: 0,
  settings: undefined as Promise<SiteSetting> | undefined,
}))

function settingsOf(payload: Payload): Promise<SiteSetting> {
  const at = pageClock.expiredAt
  if (kept.settings && kept.at === at && Date.now() < kept.until) return kept.settings
  // A job has no user.
  const settings = payload.findGlobal({ slug: 'site_settings', depth: 0, overrideAccess: true })
  Object.assign(kept, { settings, at, until: Date.now() + SETTINGS_MILLISECONDS })
  settings.catch(() => (kept.settings = undefined))
  return settings
}

/** Whom mails are from, and to, before a site is filled in. */
export const UNNAMED = { name: 'Patchbay', address: 'site@localhost' }

/** The sender of all mails: as it is set, else the company's name and address. */
export async function senderOf(payload: Payload): Promise<string | { name: string; address: string }> {
  if (env.MAIL_FROM) return env.MAIL_FROM
  const { companyName, email } = await settingsOf(payload)
  return { name: companyName || UNNAMED.name, address: email || UNNAMED.address }
}

/** Writes a mail as an `.eml` file to the mail folder. */
export async function writeToFolder(message: SendMailOptions): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message: source } = await composer.sendMail(message)
  const name = `${String(message.messageId).replace(/[^a-z0-9-]/gi, '_')}.eml`
  await mkdir(mailFolder(), { recursive: true, mode: 0o700 })
  const target = path.join(mailFolder(), name)
  await writeFile(`${target}.part`, source as Buffer, { mode: 0o600 })
  await rename(`${target}.part`, target)
}

/** What is sent of a stored mail. */
export type MailToSend = Pick<
  OutboundEmail,
  'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'attachments'
> & { createdAt: string | Date }

/**
 * Hands a mail to the mail server, or writes it as an `.eml` file to the mail folder when none is set.
 * @throws when the server did not take it, or when a file that goes along is not there
 */
export async function deliver(payload: Payload, mail: MailToSend): Promise<void> {
  const message: SendMailOptions = {
    from: await senderOf(payload),
    to: mail.to,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...threadHeaders(mail.messageId),
    date: new Date(mail.createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: await attachedFiles(payload, mail),
  }
  if (env.SMTP_URL) await smtp(env.SMTP_URL).sendMail(message)
  else await writeToFolder(message)
}

/** Payload's own door for mail leads to the same place. */
export const mailAdapter = () => ({
  name: 'patchbay',
  defaultFromAddress: env.MAIL_FROM ?? 'site@localhost',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Mails are queued with queueEmail')),
})
