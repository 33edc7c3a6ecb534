import { z } from 'zod'
import { type Role, roles } from '@/access/roles'
import {
  accountEmail,
  alikeRule,
  areAlike,
  confirmPassword,
  fullName,
  isWithoutOwnName,
  newPassword,
  ownNameRule,
  username,
} from '@/collections/users/schema'

/** How long the link of an invitation works, in days. */
export const INVITATION_DAYS = 7

/** One of the roles that somebody can have. */
export const roleField = z.enum(
  roles.map(({ value }) => value) as [Role, ...Role[]],
  'The role is client, editor, sales or admin',
)

/** The body of `POST /api/admin/invitations`. */
export const newInvitation = z.object({ fullName, email: accountEmail, role: roleField })
export type NewInvitation = z.output<typeof newInvitation>

/** What is said of a link that was used, is too old, was taken back or never was. */
export const BAD_INVITATION = 'This invitation is no longer valid. Please ask for a new one.'

const chosen = z.object({ username, password: newPassword })

/** The body of `POST /api/invitations/accept`: what the invited choose. Whatever else is sent, a role for example, is ignored. */
export const acceptance = chosen
  .extend({ token: z.string(BAD_INVITATION).min(1, BAD_INVITATION).max(200, BAD_INVITATION) })
  .refine(isWithoutOwnName, ownNameRule)
export type Acceptance = z.output<typeof acceptance>

/** The form of it, in which the password stands twice. */
export const acceptanceForm = chosen
  .extend({ confirmPassword })
  .refine(isWithoutOwnName, ownNameRule)
  .refine(areAlike, alikeRule)
export type AcceptanceForm = z.input<typeof acceptanceForm>

/** An invitation as administrators see it; its link is in the mail alone. */
export type Invitation = {
  id: number
  fullName: string
  email: string
  role: Role
  invitedBy: string
  createdAt: string
  expiresAt: string
  isExpired: boolean
}
