'use client'

import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from 'react'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ProjectListQuery, projectStatuses } from '@/plugins/portal/collections/client-projects/schema'
import { addressOf } from './project-address'

/** After this many milliseconds without a key the search begins. */
const PAUSE = 300

const control = 'h-11 w-full rounded border border-line-strong bg-surface px-3 text-1 text-ink'

const sorts: { value: ProjectListQuery['sort']; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'status', label: 'Status' },
]

type LabelledProps = { label: string; className?: string; children: (id: string) => ReactNode }

function Labelled({ label, className = '', children }: LabelledProps) {
  const id = useId()
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="text-1 font-medium text-ink-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** Which projects are shown and in which order. All of it is in the address; without scripts it is a plain form. */
export function Filters({ query }: { query: ProjectListQuery }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [text, setText] = useState(query.q)
  const [before, setBefore] = useState(query.q)
  const timer = useRef<number>(undefined)
  // Going back in the history brings its own text.
  if (before !== query.q) {
    setBefore(query.q)
    if (text.trim() !== query.q) setText(query.q)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // What was asked for last: the page that shows it may still be on its way.
  const wanted = useRef(query)
  useEffect(() => {
    wanted.current = query
  }, [query])

  const go = (changes: Partial<ProjectListQuery>, step: 'push' | 'replace' = 'push') => {
    window.clearTimeout(timer.current)
    const asked = { q: text.trim(), ...changes }
    const address = addressOf(wanted.current, asked)
    wanted.current = { ...wanted.current, ...asked }
    startTransition(() => router[step](address, { scroll: false }))
  }
  const search = (value: string) => {
    setText(value)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => go({ q: value.trim() }, 'replace'), PAUSE)
  }

  return (
    <form
      role="search"
      aria-label="Projects"
      aria-busy={isPending}
      action="/portal/projects"
      onSubmit={(event) => {
        event.preventDefault()
        go({})
      }}
      className="mb-4 flex flex-wrap gap-3"
    >
      <Labelled label="Search" className="relative min-w-[200px] flex-1 md:max-w-[360px]">
        {(id) => (
          <>
            <Search aria-hidden size={16} className="absolute bottom-3.5 left-3 text-ink-muted" />
            <input
              id={id}
              type="search"
              name="q"
              value={text}
              maxLength={200}
              placeholder="Name or description"
              onChange={(event) => search(event.target.value)}
              className={`${control} pl-9`}
            />
          </>
        )}
      </Labelled>
      <Labelled label="Status" className="grow basis-[130px] md:grow-0">
        {(id) => (
          <select
            id={id}
            name="status"
            value={query.status}
            onChange={(event) => go({ status: event.target.value })}
            className={control}
          >
            <option value="all">All</option>
            {projectStatuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="Sort by" className="grow basis-[130px] md:grow-0">
        {(id) => (
          <select
            id={id}
            name="sort"
            value={query.sort}
            onChange={(event) => go({ sort: event.target.value as ProjectListQuery['sort'] })}
            className={control}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <noscript>
        <button className="h-11 self-end rounded border border-line-strong px-5">Show</button>
      </noscript>
    </form>
  )
}
