'use client'

import { useId } from 'react'
import { format } from 'date-fns'
import type { PageVersion } from '@/collections/content-pages/schema'
import { LoadProblem } from '../rfq/load-problem'
import { readVersion } from './desk-calls'
import { Difference } from './difference'
import type { Pair } from './history-dialog'
import { control } from './looks'
import { useLoaded } from './use-loaded'

type Props = { pageId: number; versions: PageVersion[]; pair: Pair; onChoose: (pair: Pair) => void }

const nameOf = ({ savedAt, savedBy }: PageVersion): string =>
  [format(new Date(savedAt), "MMM d, yyyy 'at' h:mm:ss a"), savedBy].filter(Boolean).join(', ')

function Choice({
  label,
  value,
  versions,
  onChoose,
}: {
  label: string
  value: number
  versions: PageVersion[]
  onChoose: (id: number) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-1 font-medium text-ink-muted">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(Number(event.target.value))} className={control}>
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {nameOf(version)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What changed from one saved state to another; any two can be chosen. */
export function VersionDifference({ pageId, versions, pair, onChoose }: Props) {
  const { value, problem, retry } = useLoaded(`${pair.from} ${pair.to}`, () =>
    Promise.all([readVersion(pageId, pair.from), readVersion(pageId, pair.to)]),
  )
  return (
    <section aria-label="Difference">
      <h3 className="mb-3 text-2 font-semibold">Difference</h3>
      <div className="mb-5 grid gap-3 sm:grid-cols-2">
        <Choice label="From" value={pair.from} versions={versions} onChoose={(from) => onChoose({ ...pair, from })} />
        <Choice label="To" value={pair.to} versions={versions} onChoose={(to) => onChoose({ ...pair, to })} />
      </div>
      {problem && <LoadProblem text={problem} onRetry={retry} />}
      {!problem && !value && (
        <div
          role="status"
          aria-label="Loading the difference"
          className="h-24 rounded bg-sunken motion-safe:animate-pulse"
        />
      )}
      {value && <Difference before={value[0]} after={value[1]} />}
    </section>
  )
}
