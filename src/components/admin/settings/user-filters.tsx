import Link from 'next/link'
import { roles } from '@/access/roles'
import type { UserListQuery } from '@/collections/users/administration-schema'
import { control, quietButton } from '../rfq/looks'
import { sectionHref } from './sections'

const label = 'mb-1 block text-1 font-medium text-ink-muted'

/** Which people are shown. It is a plain form: what is chosen stands in the address. */
export function UserFilters({ query: { q, role } }: { query: UserListQuery }) {
  return (
    <form role="search" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="section" value="users" />
      <div className="min-w-[200px] grow md:max-w-[320px]">
        <label htmlFor="users-q" className={label}>
          Search
        </label>
        <input
          id="users-q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          placeholder="Name, e-mail or company"
          className={`${control} w-full`}
        />
      </div>
      <div>
        <label htmlFor="users-role" className={label}>
          Role
        </label>
        <select id="users-role" name="role" defaultValue={role} className={control}>
          <option value="all">All</option>
          {roles.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={quietButton}>
        Show
      </button>
      {(q || role !== 'all') && (
        <Link href={sectionHref('users')} prefetch={false} className={quietButton}>
          Clear
        </Link>
      )}
    </form>
  )
}
