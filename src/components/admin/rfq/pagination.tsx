import { ChevronLeft, ChevronRight } from 'lucide-react'
import { quietButton } from './looks'

/** Steps through the pages of the list; a page beyond the last one leads back. */
export function Pagination({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <nav aria-label="Pagination" className="mt-4 flex items-center justify-between gap-3">
      <button
        type="button"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
        className={quietButton}
      >
        <ChevronLeft aria-hidden size={16} />
        Previous
      </button>
      <p className="text-1 text-ink-muted tabular-nums">
        Page {page} of {pages}
      </p>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)} className={quietButton}>
        Next
        <ChevronRight aria-hidden size={16} />
      </button>
    </nav>
  )
}
