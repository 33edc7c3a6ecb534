'use client'

import { useMemo } from 'react'
import { type Piece, wordDiff } from '@/lib/shared/word-diff'
import { asEditable, readable } from './html-text'

const looks = {
  same: '',
  gone: 'rounded-[2px] bg-danger-soft text-danger line-through decoration-1',
  new: 'rounded-[2px] bg-ok-soft text-ok no-underline',
}

/** The difference of two texts in HTML by what is to be read; where only the marks differ, by the HTML itself. */
export function htmlDiff(before: string, after: string): { pieces: Piece[]; isOfMarks: boolean } {
  const [old, fresh] = [readable(before), readable(after)]
  const isOfMarks = old === fresh && before !== after
  return { pieces: isOfMarks ? wordDiff(asEditable(before), asEditable(after)) : wordDiff(old, fresh), isOfMarks }
}

/** One text of a comparison: what is gone is struck through, what is new is marked; each is named for screen readers. */
export function Pieces({ pieces, side = 'both' }: { pieces: Piece[]; side?: 'both' | 'gone' | 'new' }) {
  return pieces
    .filter(({ kind }) => side === 'both' || kind === 'same' || kind === side)
    .map(({ kind, text }, index) => {
      if (kind === 'same') return <span key={index}>{text}</span>
      const Mark = kind === 'gone' ? 'del' : 'ins'
      return (
        <Mark key={index} className={looks[kind]}>
          {text}
        </Mark>
      )
    })
}

type Text = { title: string; slug: string; content: string }

function Line({ label, before, after }: { label: string; before: string; after: string }) {
  const pieces = useMemo(() => wordDiff(before, after), [before, after])
  if (before === after) return null
  return (
    <section>
      <h3 className="mb-1 text-1 font-medium text-ink-muted">{label}</h3>
      <p className="text-2 break-words">
        <Pieces pieces={pieces} />
      </p>
    </section>
  )
}

/** What changed between two states of a page, in words. */
export function Difference({ before, after }: { before: Text; after: Text }) {
  const { pieces, isOfMarks } = useMemo(() => htmlDiff(before.content, after.content), [before.content, after.content])
  const isSame = before.title === after.title && before.slug === after.slug && before.content === after.content
  if (isSame) return <p className="text-2 text-ink-muted">These two are the same.</p>
  return (
    <div className="grid gap-5">
      <Line label="Title" before={before.title} after={after.title} />
      <Line label="URL Slug" before={`/${before.slug}`} after={`/${after.slug}`} />
      {before.content !== after.content && (
        <section>
          <h3 className="mb-1 text-1 font-medium text-ink-muted">
            {isOfMarks ? 'Content: the words are the same, their looks or links differ' : 'Content'}
          </h3>
          <div className="rounded border border-line bg-surface p-4 text-2 break-words whitespace-pre-wrap">
            <Pieces pieces={pieces} />
          </div>
        </section>
      )}
    </div>
  )
}
