import type { ReactNode } from 'react'
import type { UserRow } from '@/collections/users/administration-schema'
import { LocalDate } from '../local-date'
import { card } from './looks'
import { RoleSelect } from './role-select'
import { UserActions } from './user-actions'

const cell = 'px-3 py-3 align-middle max-xl:block max-xl:p-0'
const columns = ['Name', 'Role', 'Two-factor', 'Sessions', 'Actions']

function Cell({ label, className = '', children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={`${cell} ${className}`}>
      {label && <span className="text-ink-muted xl:hidden">{label}: </span>}
      {children}
    </td>
  )
}

function Row({ user, isOwn }: { user: UserRow; isOwn: boolean }) {
  const { id, fullName, username, email, company, role, twoFactorEnabled, sessions, lastSeenAt } = user
  return (
    <tr
      role="row"
      className="border-line not-last:border-b max-xl:grid max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:items-center max-xl:gap-x-4 max-xl:gap-y-2 max-xl:p-4"
    >
      <Cell className="min-w-0 xl:min-w-[210px]">
        <span className="block font-medium break-words">
          {fullName}
          {isOwn && <span className="font-normal text-ink-muted"> (you)</span>}
        </span>
        <span className="block text-1 break-words text-ink-muted">{username}</span>
        <span className="block text-1 break-words text-ink-muted">{email}</span>
        {company && <span className="block text-1 break-words text-ink-muted">{company}</span>}
      </Cell>
      <Cell className="max-xl:col-start-1">
        <RoleSelect id={id} fullName={fullName} role={role} isOwn={isOwn} />
      </Cell>
      <Cell label="Two-factor" className="text-1 max-xl:col-span-2">
        {twoFactorEnabled ? 'On' : 'Off'}
      </Cell>
      <Cell label="Sessions" className="text-1 max-xl:col-span-2">
        {sessions > 0 ? `${sessions} open` : 'Not signed in'}
        {lastSeenAt && (
          <span className="block text-ink-muted">
            Last seen <LocalDate value={lastSeenAt} withTime />
          </span>
        )}
      </Cell>
      <Cell className="max-xl:col-start-2 max-xl:row-start-1">
        <UserActions user={user} isOwn={isOwn} />
      </Cell>
    </tr>
  )
}

/** The people who can sign in. On phones each row becomes a card; the roles keep it a table for screen readers there, too. */
export function UserTable({ rows, own }: { rows: UserRow[]; own: number }) {
  if (rows.length === 0)
    return (
      <p className="rounded border border-dashed border-line-strong px-6 py-12 text-center text-2 text-ink-muted">
        Nobody fits this search.
      </p>
    )
  return (
    <div role="region" aria-label="Users" tabIndex={0} className={`${card} overflow-x-auto`}>
      <table role="table" className="w-full border-collapse text-2 max-xl:block">
        <thead role="rowgroup" className="max-xl:sr-only">
          <tr role="row" className="border-b border-line">
            {columns.map((label) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className="px-3 py-2 text-left text-1 font-medium whitespace-nowrap text-ink-muted"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-xl:block">
          {rows.map((user) => (
            <Row key={user.id} user={user} isOwn={user.id === own} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
