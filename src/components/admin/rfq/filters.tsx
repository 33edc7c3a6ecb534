'use client'

import { useId, type ReactNode } from 'react'
import { type RfqListQuery, rfqStatuses } from '@/collections/rfq-requests/schema'
import { columns } from './columns'
import { control } from './looks'
import { SearchBox } from './search-box'

/** How the address is changed: a step of the history, or in place. */
export type ChangeAddress = (changes: Record<string, string>, step?: 'push' | 'replace') => void

type ChoiceProps = {
  label: string
  value: string
  className?: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, className = '', onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={`grow basis-[140px] md:grow-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-1 font-medium text-ink-muted">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)} className={`${control} w-full`}>
        {children}
      </select>
    </div>
  )
}

/** Which requests are shown; on phones, where the columns have no heads, also in which order. */
export function Filters({ query, onChange }: { query: RfqListQuery; onChange: ChangeAddress }) {
  return (
    <div role="search" className="mb-4 flex flex-wrap gap-3">
      <SearchBox q={query.q} onChange={onChange} />
      <Choice label="Status" value={query.status} onChoose={(status) => onChange({ status })}>
        <option value="all">All</option>
        {rfqStatuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="Sort by" value={query.sort} className="md:hidden" onChoose={(sort) => onChange({ sort })}>
        {columns.flatMap(({ field, label, up, down }) => [
          <option key={field} value={field}>
            {label}: {up}
          </option>,
          <option key={`-${field}`} value={`-${field}`}>
            {label}: {down}
          </option>,
        ])}
      </Choice>
    </div>
  )
}
