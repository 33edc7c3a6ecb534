import { z } from 'zod'

/** How long the link to a new e-mail address works, in seconds. */
export const EMAIL_LINK_SECONDS = 24 * 60 * 60

/** What is said of a link that was used or replaced, is too old, or belongs to another account. */
export const BAD_EMAIL_LINK =
  'This link is no longer valid, or belongs to another account. You can ask for a new one in your settings.'

/** The body of `POST /api/account/email/confirm`. */
export const emailConfirmation = z.object({
  token: z.string(BAD_EMAIL_LINK).min(1, BAD_EMAIL_LINK).max(200, BAD_EMAIL_LINK),
})

/** An e-mail address that waits for its confirmation, and until when. */
export type PendingEmail = { email: string; expiresAt: string }
