'use client'

import { useMemo } from 'react'
import type { ContentPageRecord } from '@/collections/content-pages/schema'
import type { Piece } from '@/lib/shared/word-diff'
import { wordDiff } from '@/lib/shared/word-diff'
import { LocalDate } from '../local-date'
import type { PageText } from './desk-calls'
import { htmlDiff, Pieces } from './difference'

type Props = { theirs: ContentPageRecord; mine: PageText }
type Part = { label: string; pieces: Piece[] }

function Version({ name, parts, side }: { name: string; parts: Part[]; side: 'gone' | 'new' }) {
  return (
    <section aria-label={name} className="grid content-start gap-4">
      <h3 className="text-2 font-semibold">{name}</h3>
      {parts.map(({ label, pieces }) => (
        <div key={label}>
          <h4 className="mb-1 text-1 font-medium text-ink-muted">{label}</h4>
          <div className="rounded border border-line bg-surface p-3 text-2 break-words whitespace-pre-wrap">
            <Pieces pieces={pieces} side={side} />
          </div>
        </div>
      ))}
    </section>
  )
}

/** Two people changed one page: both texts side by side, with what differs marked. Nothing was overwritten. */
export function Conflict({ theirs, mine }: Props) {
  const parts = useMemo(
    (): Part[] => [
      { label: 'Title', pieces: wordDiff(theirs.title, mine.title) },
      { label: 'URL Slug', pieces: wordDiff(`/${theirs.slug}`, `/${mine.slug}`) },
      { label: 'Content', pieces: htmlDiff(theirs.content, mine.content).pieces },
    ],
    [theirs, mine],
  )
  return (
    <div className="grid gap-5">
      <p role="alert" className="rounded border border-warn bg-warn-soft p-4 text-2 text-ink">
        {theirs.savedBy ?? 'Somebody else'} saved this page on <LocalDate value={theirs.updatedAt} withTime />, while
        you were editing it. Nothing was overwritten: choose which text is to stand.
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        <Version name="Theirs, saved" parts={parts} side="gone" />
        <Version name="Yours, not saved" parts={parts} side="new" />
      </div>
    </div>
  )
}
