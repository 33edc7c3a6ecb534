import { z } from 'zod'
import { PASSWORD_MAX } from '@/collections/users/schema'
import { emailOf, lineOf } from '@/lib/shared/form-rules'

/** What a person may change of its own record; what is left out stays. Another e-mail address needs the current password. */
export const profileForm = z.object({
  fullName: lineOf(2, 120, 'Name must be at least 2 characters').optional(),
  email: emailOf('Please enter a valid email address')
    .transform((value) => value.toLowerCase())
    .optional(),
  company: lineOf(0, 160).optional(),
  currentPassword: z.string().max(PASSWORD_MAX, 'This is not your current password').optional(),
})
export type ProfileForm = z.infer<typeof profileForm>
