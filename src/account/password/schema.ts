import { z } from 'zod'
import { currentPassword, newPassword } from '@/collections/users/schema'

/** Changing one's password. */
export const passwordForm = z
  .object({
    currentPassword,
    password: newPassword,
  })
  .refine(({ currentPassword: current, password }) => current !== password, {
    path: ['password'],
    message: 'Choose another password than the current one',
  })
export type PasswordForm = z.infer<typeof passwordForm>

/** The same with the repetition, which stays in the browser. */
export const passwordChange = passwordForm
  .and(z.object({ confirmPassword: z.string('Please confirm your password').min(1, 'Please confirm your password') }))
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // Shown beside what else is wrong, not after it.
    when: () => true,
  })
export type PasswordChange = z.infer<typeof passwordChange>
