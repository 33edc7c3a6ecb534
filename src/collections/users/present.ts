import type { User } from '@/payload-types'
import type { PublicUser } from './schema'

/** A user as any answer may show it: chosen field by field, so that nothing new leaks by itself. */
export const presentUser = (user: User): PublicUser => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  email: user.email,
  company: user.company ?? null,
  role: user.role,
  twoFactorEnabled: user.twoFactorEnabled ?? false,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
})
