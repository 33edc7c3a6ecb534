import { z } from 'zod'
import { emailOf, optionalOf } from '@/lib/shared/form-rules'

/** The body of `POST /api/admin/settings/test-email`; without an address it goes to who asks. */
export const testEmail = z.object({ to: optionalOf(emailOf('Please enter a valid email address')) })
export type TestEmail = z.output<typeof testEmail>

/** How the mail server took a test mail, in words for people. */
export type MailVerdict = { outcome: 'accepted' | 'refused' | 'unreachable' | 'folder'; message: string }

/** How many mails wait to be sent, how many were given up, and how many of those can be tried again. */
export type MailQueue = { waiting: number; failed: number; retriable: number }
