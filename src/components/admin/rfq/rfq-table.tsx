'use client'

import type { RfqListQuery, RfqRecord } from '@/collections/rfq-requests/schema'
import { SortHead } from '../sort-head'
import { columns } from './columns'
import { RfqRow } from './rfq-row'
import type { Selection } from './use-selection'

type Sort = RfqListQuery['sort']

type Props = {
  rows: RfqRecord[]
  sort: Sort
  isLoading: boolean
  selection: Selection
  onSort: (sort: Sort) => void
  onOpen: (id: number) => void
  onSaved: (saved: RfqRecord) => void
}

/** The list. On phones each row becomes a card; the roles keep it a table for screen readers there, too. */
export function RfqTable({ rows, sort, isLoading, selection, onSort, onOpen, onSaved }: Props) {
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
            <th role="columnheader" scope="col" className="w-10 pl-4 text-left">
              <input
                type="checkbox"
                aria-label="Select this page"
                checked={selection.selected.length === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = selection.selected.length > 0 && selection.selected.length < rows.length
                }}
                onChange={selection.toggleAll}
                className="size-4 accent-primary"
              />
            </th>
            {columns.map(({ field, label }) => (
              <SortHead
                key={field}
                field={field}
                label={label}
                sort={sort}
                isDate={field === 'createdAt'}
                onSort={onSort}
              />
            ))}
            <th role="columnheader" scope="col" className="px-4 py-1 text-left text-1 font-medium text-ink-muted">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <RfqRow
              key={row.id}
              row={row}
              isSelected={selection.selected.includes(row.id)}
              onToggle={selection.toggle}
              onOpen={onOpen}
              onSaved={onSaved}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
