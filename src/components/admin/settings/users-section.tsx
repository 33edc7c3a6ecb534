import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { listUsers } from '@/collections/users/administration'
import { userListQuery, type UserListQuery } from '@/collections/users/administration-schema'
import { listInvitations } from '@/invitations/operations'
import type { User } from '@/payload-types'
import { quietButton } from '../rfq/looks'
import { InvitationList } from './invitation-list'
import { InviteDialog } from './invite-dialog'
import { UserFilters } from './user-filters'
import { UserTable } from './user-table'

export type SearchParams = Record<string, string | string[] | undefined>

/** What the address asks for; a part of it that makes no sense counts as left out. */
function queryFrom({ q, role, page }: SearchParams): UserListQuery {
  const { shape } = userListQuery
  return {
    q: shape.q.catch('').parse(q),
    role: shape.role.catch('all').parse(role),
    page: shape.page.catch(1).parse(page),
    limit: 25,
  }
}

function PageLink({ query, page, isNext }: { query: UserListQuery; page: number; isNext: boolean }) {
  const address = new URLSearchParams({ section: 'users', q: query.q, role: query.role, page: String(page) })
  return (
    <Link href={`/admin/settings?${address}`} prefetch={false} className={quietButton}>
      {!isNext && <ChevronLeft aria-hidden size={16} />}
      {isNext ? 'Next' : 'Previous'}
      {isNext && <ChevronRight aria-hidden size={16} />}
    </Link>
  )
}

function Pages({ query, total }: { query: UserListQuery; total: number }) {
  const pages = Math.max(1, Math.ceil(total / query.limit))
  if (pages === 1 && query.page === 1) return null
  return (
    <nav aria-label="Pagination" className="flex items-center justify-between gap-3">
      <span>{query.page > 1 && <PageLink query={query} page={Math.min(query.page - 1, pages)} isNext={false} />}</span>
      <p className="text-1 text-ink-muted tabular-nums">
        Page {query.page} of {pages}
      </p>
      <span>{query.page < pages && <PageLink query={query} page={query.page + 1} isNext />}</span>
    </nav>
  )
}

/** Who can sign in and as what, and who is invited. */
export async function UsersSection({ req, searchParams }: { req: PayloadRequest; searchParams: SearchParams }) {
  const query = queryFrom(searchParams)
  const [{ rows, total }, invitations] = await Promise.all([listUsers(req, query), listInvitations(req)])
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <UserFilters key={JSON.stringify(query)} query={query} />
        <InviteDialog />
      </div>
      <p role="status" className="text-1 text-ink-muted tabular-nums">
        {total === 1 ? '1 user' : `${total} users`} found
      </p>
      <UserTable rows={rows} own={(req.user as User).id} />
      <Pages query={query} total={total} />
      <section aria-labelledby="pending-invitations" className="mt-4">
        <h3 id="pending-invitations" className="mb-3 text-2 font-semibold">
          Invitations
        </h3>
        <InvitationList invitations={invitations} />
      </section>
    </div>
  )
}
