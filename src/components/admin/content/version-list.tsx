'use client'

import type { PageVersion } from '@/collections/content-pages/schema'
import { LocalDate } from '../local-date'
import type { Pair } from './history-dialog'
import { quietButton } from './looks'
import { PageStatus } from './page-status'

type Props = {
  versions: PageVersion[]
  pair: Pair
  onChoose: (pair: Pair) => void
  onRestore: (version: PageVersion) => Promise<void>
}

/** All saved states, the newest first. */
export function VersionList({ versions, pair, onChoose, onRestore }: Props) {
  return (
    <section>
      <h3 className="mb-3 text-2 font-semibold">Versions</h3>
      <ol
        className="grid max-h-[320px] overflow-y-auto rounded border border-line bg-surface"
        tabIndex={0}
        aria-label="Versions"
      >
        {versions.map((version, index) => {
          const before = versions[index + 1]
          const isShown = pair.to === version.id && pair.from === before?.id
          return (
            <li
              key={version.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-2.5 text-1 not-last:border-b"
            >
              <span className="min-w-[200px] flex-1">
                <span className="text-2 font-medium">
                  <LocalDate value={version.savedAt} withTime />
                </span>
                <span className="block text-ink-muted">{version.savedBy ?? 'Before names were kept'}</span>
              </span>
              <PageStatus status={version.status} />
              <span className="flex gap-2">
                <button
                  type="button"
                  disabled={!before}
                  aria-pressed={isShown}
                  onClick={() => before && onChoose({ from: before.id, to: version.id })}
                  className={`${quietButton} aria-pressed:border-primary aria-pressed:text-primary`}
                >
                  Changes
                </button>
                <button
                  type="button"
                  disabled={index === 0}
                  onClick={() => void onRestore(version)}
                  className={quietButton}
                >
                  Restore as draft
                </button>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
