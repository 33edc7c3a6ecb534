'use client'

import { useId, type ReactNode } from 'react'
import { rfqAssignees, type RfqListQuery, rfqStatuses } from '@/collections/rfq-requests/schema'
import { columns } from './columns'
import { control } from './looks'
import type { ChangeAddress } from '../change-address'
import { SearchBox } from '../search-box'

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

type Props = { query: RfqListQuery; onChange: ChangeAddress; isBoard?: boolean }

/** Which requests are shown; the board has a column for each status and one order. On phones, where the columns have no heads, also in which order. */
export function Filters({ query, onChange, isBoard = false }: Props) {
  return (
    <div role="search" className="mb-4 flex flex-wrap gap-3">
      <SearchBox q={query.q} hint="Name, company, e-mail, phone or number" onChange={onChange} />
      {!isBoard && (
        <Choice label="Status" value={query.status} onChoose={(status) => onChange({ status })}>
          <option value="all">All</option>
          {rfqStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
      )}
      <Choice label="Assigned to" value={query.assignee} onChoose={(assignee) => onChange({ assignee })}>
        {rfqAssignees.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      {!isBoard && (
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
      )}
    </div>
  )
}
