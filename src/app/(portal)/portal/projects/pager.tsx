import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import type { ProjectListQuery } from '@/plugins/portal/collections/client-projects/schema'
import { addressOf } from './project-address'

/** The way from one page of the list to the next; nothing where all are on one. */
export function Pager({ query, total }: { query: ProjectListQuery; total: number }) {
  const pages = Math.ceil(total / query.limit)
  if (pages <= 1) return null
  const step = (page: number, label: string) => (
    <Link href={addressOf(query, { page })} className={buttonClass('secondary', 'text-1')}>
      {label}
    </Link>
  )
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-4 text-1 text-ink-muted">
      <span className="tabular-nums">
        Page {query.page} of {pages}
      </span>
      <span className="flex gap-3">
        {query.page > 1 && step(query.page - 1, 'Previous')}
        {query.page < pages && step(query.page + 1, 'Next')}
      </span>
    </nav>
  )
}
