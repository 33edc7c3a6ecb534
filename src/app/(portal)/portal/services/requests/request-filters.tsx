'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { type RequestListQuery, statusesForClient } from '@/plugins/portal/collections/service-requests/schema'
import { addressWith } from './request-address'

const sorts: [RequestListQuery['sort'], string][] = [
  ['-lastActivityAt', 'Last activity, newest first'],
  ['lastActivityAt', 'Last activity, oldest first'],
  ['-createdAt', 'Made, newest first'],
  ['createdAt', 'Made, oldest first'],
  ['title', 'Title, A to Z'],
  ['-title', 'Title, Z to A'],
]

/** After this many milliseconds without a key the search begins. */
const PAUSE = 300

const control = 'h-11 w-full rounded border border-line-strong bg-surface px-3 text-1 text-ink'
const label = 'mb-1 block text-1 font-medium text-ink-muted'

/** Which requests are shown and in which order. The address has it; without scripts the form goes there. */
export function RequestFilters({ query }: { query: RequestListQuery }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const go = (changes: Parameters<typeof addressWith>[1]) => {
    window.clearTimeout(timer.current)
    startTransition(() => router.replace(addressWith(query, changes), { scroll: false }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  return (
    <form role="search" onSubmit={submit} aria-busy={isPending} className="mb-4 flex flex-wrap items-end gap-3">
      <div className="relative min-w-[200px] flex-1 md:max-w-[360px]">
        <label htmlFor="requests-q" className={label}>
          Search
        </label>
        <Search aria-hidden size={16} className="absolute bottom-3.5 left-3 text-ink-muted" />
        <input
          id="requests-q"
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={200}
          placeholder="Title, number or category"
          onChange={(event) => {
            const q = event.target.value.trim()
            window.clearTimeout(timer.current)
            timer.current = window.setTimeout(() => go({ q }), PAUSE)
          }}
          className={`${control} pl-9`}
        />
      </div>
      <div className="grow basis-[150px] md:grow-0">
        <label htmlFor="requests-status" className={label}>
          Status
        </label>
        <select
          id="requests-status"
          name="status"
          value={query.status}
          onChange={(event) => go({ status: event.target.value })}
          className={control}
        >
          <option value="all">All</option>
          <option value="unsettled">Not settled</option>
          {statusesForClient.map(({ value, label: word }) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      </div>
      <div className="grow basis-[210px] md:grow-0">
        <label htmlFor="requests-sort" className={label}>
          Sort by
        </label>
        <select
          id="requests-sort"
          name="sort"
          value={query.sort}
          onChange={(event) => go({ sort: event.target.value })}
          className={control}
        >
          {sorts.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="secondary" className="no-js:inline-flex with-js:hidden">
        Show
      </Button>
    </form>
  )
}
