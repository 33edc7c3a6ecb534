import { z } from 'zod'
import { currentPassword } from '@/collections/users/schema'

/** How many recovery codes are given out at a time. */
export const RECOVERY_CODES = 10

/** Wrong codes that end the second step of a sign-in, and how long that step may take, in seconds. */
export const CHALLENGE = { tries: 5, seconds: 5 * 60 } as const

const RULE = 'Enter the 6-digit code, or one of your recovery codes'
const withoutGaps = (value: string) => value.replace(/[\s-]/g, '').toLowerCase()

/** A code of the authenticator app: six digits; gaps do not count. */
const appCode = z
  .string('Enter the 6-digit code')
  .max(40, 'Enter the 6-digit code')
  .overwrite(withoutGaps)
  .regex(/^\d{6}$/, 'Enter the 6-digit code')

/** A code of the app, or a recovery code: ten letters and digits. */
const anyCode = z
  .string(RULE)
  .max(40, RULE)
  .overwrite(withoutGaps)
  .regex(/^(\d{6}|[a-z2-9]{10})$/, RULE)

/** The body of `POST /api/login/two-factor`. */
export const codeForm = z.object({ code: anyCode })
/** The body of `POST /api/two-factor/confirm`: only the app proves that it was set up. */
export const confirmForm = z.object({ code: appCode })
/** The body of `POST /api/two-factor/enrol`. */
export const enrolForm = z.object({ currentPassword })
/** The body of the calls that change two-factor sign-in: both factors again. */
export const reauthForm = z.object({ currentPassword, code: anyCode })

export type EnrolForm = z.output<typeof enrolForm>
export type ReauthForm = z.output<typeof reauthForm>

/** What an authenticator app is set up with: the secret as text, as its address, and as a picture (a data address). */
export type Enrolment = { secret: string; uri: string; qr: string }
