'use client'

import type { DeskPage } from '@/collections/content-pages/schema'
import { SortHead } from '../sort-head'
import { type ContentAction, ContentRow } from './content-row'
import { columns, type Sort } from './desk-query'

type Props = {
  pages: DeskPage[]
  sort: Sort
  onSort: (sort: Sort) => void
  onAction: (page: DeskPage, action: ContentAction) => void
}

/** The list of pages. On phones each row becomes a card; the roles keep it a table for screen readers there, too. */
export function ContentTable({ pages, sort, onSort, onAction }: Props) {
  if (pages.length === 0)
    return (
      <p className="rounded border border-dashed border-line-strong px-6 py-12 text-center text-2 text-ink-muted">
        No pages found matching the current filter.
      </p>
    )
  return (
    <div
      role="region"
      aria-label="Pages"
      tabIndex={0}
      className="md:overflow-x-auto md:rounded md:border md:border-line md:bg-surface"
    >
      <table role="table" className="w-full border-collapse text-1 text-ink max-md:block">
        <thead role="rowgroup" className="border-b border-line bg-sunken max-md:hidden">
          <tr role="row">
            {columns.map(({ field, label }) => (
              <SortHead
                key={field}
                field={field}
                label={label}
                sort={sort}
                isDate={field === 'updatedAt'}
                onSort={onSort}
              />
            ))}
            <th role="columnheader" scope="col" className="px-4 py-1 text-left text-1 font-medium text-ink-muted">
              Actions
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {pages.map((page) => (
            <ContentRow key={page.id} page={page} onAction={onAction} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
