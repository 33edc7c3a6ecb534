import { FlaskConical } from 'lucide-react'
import { LocalDate } from '@/components/admin/local-date'

type Props = { updatedAt: string | null; isSample: boolean }

/** When data was last updated, and the mark of sample data. Of nothing it says nothing. */
export function Freshness({ updatedAt, isSample }: Props) {
  if (!updatedAt) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-2.5 text-1 text-ink-muted">
      <span>
        Last updated <LocalDate value={updatedAt} withTime />
      </span>
      {isSample && (
        <span className="inline-flex items-center gap-1">
          <FlaskConical aria-hidden size={14} />
          Sample data
        </span>
      )}
    </p>
  )
}
