'use client'

import { type ReactNode, useId, useState } from 'react'
import { Search } from 'lucide-react'
import { pageStatuses } from '@/collections/content-pages/schema'
import { columns, type DeskQuery, type Sort } from './desk-query'
import { control } from './looks'

type Change = (changes: Partial<DeskQuery>) => void

function Labelled({
  id,
  label,
  className = '',
  children,
}: {
  id: string
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`grow basis-[140px] md:grow-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-1 font-medium text-ink-muted">
        {label}
      </label>
      {children}
    </div>
  )
}

/** Which pages are shown; on phones, where the columns have no heads, also in which order. */
export function Filters({ query, onChange }: { query: DeskQuery; onChange: Change }) {
  const id = useId()
  // The field shows what is typed at once; the address follows.
  const [text, setText] = useState(query.q)
  const search = (q: string) => {
    setText(q)
    onChange({ q: q.trim() })
  }
  return (
    <div role="search" className="mb-4 flex flex-wrap gap-3">
      <Labelled id={`${id}-q`} label="Search" className="relative min-w-[200px] md:flex-1 md:max-w-[360px]">
        <Search aria-hidden size={16} className="absolute bottom-3 left-3 text-ink-muted" />
        <input
          id={`${id}-q`}
          type="search"
          value={text}
          maxLength={200}
          placeholder="Title, slug or text"
          onChange={(event) => search(event.target.value)}
          className={`${control} pl-9`}
        />
      </Labelled>
      <Labelled id={`${id}-status`} label="Status">
        <select
          id={`${id}-status`}
          value={query.status}
          onChange={(event) => onChange({ status: event.target.value as DeskQuery['status'] })}
          className={control}
        >
          <option value="all">All</option>
          {pageStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled id={`${id}-sort`} label="Sort by" className="md:hidden">
        <select
          id={`${id}-sort`}
          value={query.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
          className={control}
        >
          {columns.flatMap(({ field, label, up, down }) => [
            <option key={field} value={field}>
              {label}: {up}
            </option>,
            <option key={`-${field}`} value={`-${field}`}>
              {label}: {down}
            </option>,
          ])}
        </select>
      </Labelled>
    </div>
  )
}
