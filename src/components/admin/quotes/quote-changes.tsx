'use client'

import { ArrowRight, Minus, PencilLine, Plus } from 'lucide-react'
import type { QuoteChange } from '@/plugins/portal/collections/quotes/schema'
import { useLoaded } from '../content/use-loaded'
import { LoadProblem } from '../rfq/load-problem'
import { listChanges } from './quote-calls'

const looks = {
  added: { icon: Plus, label: 'Added', className: 'bg-ok-soft text-ok' },
  removed: { icon: Minus, label: 'Removed', className: 'bg-danger-soft text-danger' },
  changed: { icon: PencilLine, label: 'Changed', className: 'bg-info-soft text-info' },
} as const

function Change({ change: { kind, what, before, after } }: { change: QuoteChange }) {
  const { icon: Icon, label, className } = looks[kind]
  return (
    <li className="grid gap-1 border-b border-line pb-3 text-2 last:border-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className={`inline-flex h-6 items-center gap-1 rounded px-2 text-1 font-medium ${className}`}>
          <Icon aria-hidden size={14} />
          {label}
        </span>
        <span className="min-w-0 font-medium break-words">{what}</span>
      </p>
      <p className="flex flex-wrap items-start gap-x-2 break-words whitespace-pre-wrap">
        {before !== null && (
          <del className="min-w-0 text-ink-muted">
            <span className="sr-only">Before: </span>
            {before}
          </del>
        )}
        {before !== null && after !== null && <ArrowRight aria-hidden size={16} className="mt-1 shrink-0" />}
        {after !== null && (
          <ins className="min-w-0 no-underline">
            <span className="sr-only">Now: </span>
            {after}
          </ins>
        )}
      </p>
    </li>
  )
}

/** What is other than in the version before. */
export function QuoteChanges({ quoteId, updatedAt }: { quoteId: number; updatedAt: string }) {
  const { value, problem, retry } = useLoaded(`changes of ${quoteId} at ${updatedAt}`, () => listChanges(quoteId))
  if (problem) return <LoadProblem text={problem} onRetry={retry} />
  if (!value)
    return (
      <div
        role="status"
        aria-label="Loading the changes"
        className="h-16 rounded bg-sunken motion-safe:animate-pulse"
      />
    )
  if (value.length === 0) return <p className="text-2 text-ink-muted">Nothing is other than before.</p>
  return (
    <ul className="grid gap-3">
      {value.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </ul>
  )
}
