import { randomUUID } from 'node:crypto'
import { env } from '@/env'

/** A Message-ID at this site. */
const idOf = (name: string): string => `<${name}@${new URL(env.SITE_URL).hostname}>`

/**
 * The Message-ID of the mail that begins a thread: it follows from the name, `<project-12-client@host>`.
 * @param thread lower-case letters, digits and hyphens
 */
export const firstMessageId = (thread: string): string => idOf(thread)

/**
 * A Message-ID that no other mail has. That of a later mail of a thread begins with its name: `<project-12-client.…@host>`.
 * @param thread lower-case letters, digits and hyphens
 */
export const newMessageId = (thread?: string): string => idOf(`${thread ? `${thread}.` : ''}${randomUUID()}`)

/**
 * The headers by which mailboxes keep the mails of one thread together: all later ones refer to the first. Nothing for
 * the first itself, and for a mail without a thread.
 */
export function threadHeaders(messageId: string): { inReplyTo?: string; references?: string } {
  const [, thread, host] = /^<([a-z0-9-]+)\.[0-9a-f-]{36}@([^>]+)>$/.exec(messageId) ?? []
  if (!thread) return {}
  const first = `<${thread}@${host}>`
  return { inReplyTo: first, references: first }
}
