import { cookies } from 'next/headers'
import type { ServerProps } from 'payload'
import { isStaff, roles } from '@/access/roles'
import type { User } from '@/payload-types'
import { navGroupsFor } from './nav-groups'
import { Sidebar } from './sidebar'
import { COLLAPSED, GROUPS_COOKIE, readGroups, SIDEBAR_COOKIE } from './sidebar-cookie'

/** The panel's navigation; nothing for who is not staff. The server knows its width, so nothing jumps. */
export async function Nav({ payload, user }: ServerProps) {
  const person = user as User | null | undefined
  if (!person || !isStaff(person)) return null
  const jar = await cookies()
  return (
    <Sidebar
      groups={navGroupsFor(payload.config, person)}
      fullName={person.fullName}
      role={roles.find(({ value }) => value === person.role)?.label ?? ''}
      startsCollapsed={jar.get(SIDEBAR_COOKIE)?.value === COLLAPSED}
      choices={readGroups(jar.get(GROUPS_COOKIE)?.value)}
    />
  )
}
