import { MessagesSquare, Plus, SearchX } from 'lucide-react'
import Link from 'next/link'
import { pageRequest } from '@/app/(account)/page-request'
import { EmptyState } from '@/components/portal/empty-state'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { buttonClass } from '@/components/ui/button'
import { listOwnServiceRequests } from '@/plugins/portal/collections/service-requests/operations'
import type { RequestListQuery } from '@/plugins/portal/collections/service-requests/schema'
import { portalTitle } from '../../../page-title'
import { addressWith, PAGE_SIZE, queryFrom } from '../request-address'
import { RequestFilters } from '../request-filters'
import { RequestTable } from '../request-table'

export const generateMetadata = () => portalTitle('Service Requests')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const newRequest = (
  <Link href="/portal/services/requests/new" prefetch={false} className={buttonClass()}>
    <Plus aria-hidden size={18} />
    New service request
  </Link>
)

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        icon={SearchX}
        title="No request fits"
        text="Try other words, or another status."
        action={
          <Link href="/portal/services/requests" prefetch={false} className={buttonClass('secondary')}>
            Show all
          </Link>
        }
      />
    )
  return (
    <EmptyState
      icon={MessagesSquare}
      title="No service requests yet"
      text="Ask for a change, report a fault or put a question. The whole conversation stays here, with its files."
      action={newRequest}
    />
  )
}

function Pages({ query, total }: { query: RequestListQuery; total: number }) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const link = 'inline-flex min-h-11 items-center text-1 font-medium text-primary underline underline-offset-4'
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-5 text-1 text-ink-muted">
      <p className="mr-auto tabular-nums">
        {total} {total === 1 ? 'request' : 'requests'}
        {pages > 1 && `, page ${query.page} of ${pages}`}
      </p>
      {query.page > 1 && (
        <Link href={addressWith(query, { page: String(query.page - 1) })} prefetch={false} className={link}>
          Previous page
        </Link>
      )}
      {query.page < pages && (
        <Link href={addressWith(query, { page: String(query.page + 1) })} prefetch={false} className={link}>
          Next page
        </Link>
      )}
    </nav>
  )
}

/** The client's service requests; which of them, the address says. */
export default async function RequestsPage({ searchParams }: Props) {
  const query = queryFrom(await searchParams)
  const { rows, total } = await listOwnServiceRequests(await pageRequest(), query)
  const isFiltered = query.status !== 'all' || query.q !== '' || query.page > 1
  const isEmpty = rows.length === 0
  return (
    <>
      <PageHead
        title="Service Requests"
        text="What you asked us for, with the whole conversation."
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/services', label: 'Services' },
        ]}
        action={(!isEmpty || isFiltered) && newRequest}
      />
      {(!isEmpty || isFiltered) && <RequestFilters query={query} />}
      {isEmpty ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <>
          <Panel title="Requests">
            <RequestTable requests={rows} />
          </Panel>
          <Pages query={query} total={total} />
        </>
      )}
    </>
  )
}
