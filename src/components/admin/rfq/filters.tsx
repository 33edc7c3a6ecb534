'use client'

import { useEffect, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { type RfqListQuery, rfqStatuses } from '@/collections/rfq-requests/schema'
import { control } from './looks'
import { columns } from './columns'

/** After this many milliseconds without a key the search begins. */
const PAUSE = 300

type Props = { query: RfqListQuery; onChange: (changes: Record<string, string>, step?: 'push' | 'replace') => void }

function SearchBox({ q, onChange }: { q: string; onChange: Props['onChange'] }) {
  const [text, setText] = useState(q)
  const [before, setBefore] = useState(q)
  const timer = useRef<number>(undefined)
  // Going back in the history brings its own text.
  if (before !== q) {
    setBefore(q)
    if (text.trim() !== q) setText(q)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (value: string) => {
    setText(value)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onChange({ q: value.trim() }, 'replace'), PAUSE)
  }
  return (
    <label className="relative min-w-[200px] flex-1 md:max-w-[360px]">
      <span className="mb-1 block text-1 font-medium text-ink-muted">Search</span>
      <Search aria-hidden size={16} className="absolute bottom-3 left-3 text-ink-muted" />
      <input
        type="search"
        value={text}
        maxLength={200}
        placeholder="Name, company, e-mail, phone or number"
        onChange={(event) => search(event.target.value)}
        className={`${control} w-full pl-9`}
      />
    </label>
  )
}

/** Which requests are shown; on phones, where the columns have no heads, also in which order. */
export function Filters({ query, onChange }: Props) {
  return (
    <div role="search" className="mb-4 flex flex-wrap gap-3">
      <SearchBox q={query.q} onChange={onChange} />
      <label className="grow basis-[140px] md:grow-0">
        <span className="mb-1 block text-1 font-medium text-ink-muted">Status</span>
        <select
          value={query.status}
          onChange={(event) => onChange({ status: event.target.value })}
          className={`${control} w-full`}
        >
          <option value="all">All</option>
          {rfqStatuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="grow basis-[140px] md:hidden">
        <span className="mb-1 block text-1 font-medium text-ink-muted">Sort by</span>
        <select
          value={query.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
          className={`${control} w-full`}
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
      </label>
    </div>
  )
}
