'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { RfqListQuery, RfqRecord } from '@/collections/rfq-requests/schema'
import { columns, type SortField } from './columns'
import { RfqRow } from './rfq-row'

type Sort = RfqListQuery['sort']

type Props = {
  rows: RfqRecord[]
  sort: Sort
  isLoading: boolean
  onSort: (sort: Sort) => void
  onOpen: (id: number) => void
  onSaved: (saved: RfqRecord) => void
}

function SortHead({
  field,
  label,
  sort,
  onSort,
}: { field: SortField; label: string } & Pick<Props, 'sort' | 'onSort'>) {
  const isUp = sort === field
  const isDown = sort === `-${field}`
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown
  // Dates are wanted newest first, everything else from A on.
  const first: Sort = field === 'createdAt' ? '-createdAt' : field
  const second: Sort = field === 'createdAt' ? 'createdAt' : `-${field}`
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className="px-2 py-1 text-left"
    >
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className="inline-flex h-9 items-center gap-1.5 rounded px-2 whitespace-nowrap text-1 font-medium text-ink-muted hover:text-ink"
      >
        {label}
        <Icon aria-hidden size={14} className={isUp || isDown ? 'text-primary' : 'opacity-50'} />
      </button>
    </th>
  )
}

/** The list. On phones each row becomes a card; the roles keep it a table for screen readers there, too. */
export function RfqTable({ rows, sort, isLoading, onSort, onOpen, onSaved }: Props) {
  if (rows.length === 0 && !isLoading)
    return (
      <p className="rounded border border-dashed border-line-strong px-6 py-12 text-center text-2 text-ink-muted">
        No RFQ requests found matching the current filter.
      </p>
    )
  return (
    <div
      role="region"
      aria-label="RFQ Requests"
      aria-busy={isLoading}
      tabIndex={0}
      className={`md:overflow-x-auto md:rounded md:border md:border-line md:bg-surface motion-safe:transition-opacity ${isLoading ? 'opacity-60' : ''}`}
    >
      <table role="table" className="w-full border-collapse text-1 text-ink max-md:block">
        <thead role="rowgroup" className="border-b border-line bg-sunken max-md:hidden">
          <tr role="row">
            {columns.map(({ field, label }) => (
              <SortHead key={field} field={field} label={label} sort={sort} onSort={onSort} />
            ))}
            <th role="columnheader" scope="col" className="px-4 py-1 text-left text-1 font-medium text-ink-muted">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <RfqRow key={row.id} row={row} onOpen={onOpen} onSaved={onSaved} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
