'use client'

import { useEffect, useRef } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { mainButton, quietButton } from '../content/looks'
import { LocalDate } from '../local-date'
import { differences } from './differences'
import { formOf, type QuoteForm } from './quote-form'

type Props = { theirs: QuoteRecord; onMine: () => void; onTheirs: () => void; onLater: () => void }

/** Two people wrote one draft: what differs, and the choice between the two. Nothing was overwritten. */
export function Conflict({ theirs, onMine, onTheirs, onLater }: Props) {
  const { getValues } = useFormContext<QuoteForm>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const rows = differences(formOf(theirs), getValues())
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid min-w-0 gap-4 rounded border border-warn bg-warn-soft p-5 text-ink"
    >
      <p className="flex items-start gap-3 text-2">
        <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
        <span>
          A colleague saved this draft on <LocalDate value={theirs.updatedAt} withTime />, while you were writing.
          Nothing was overwritten: choose which of the two is to stand.
        </span>
      </p>
      <dl className="grid max-h-96 gap-3 overflow-y-auto text-1">
        {rows.length === 0 && <p>Both say the same.</p>}
        {rows.map(({ what, theirs: saved, mine }) => (
          <div key={what} className="grid gap-x-4 border-t border-line pt-2 md:grid-cols-2">
            <dt className="col-span-full font-medium">{what}</dt>
            <dd className="break-words whitespace-pre-wrap">
              <span className="text-ink-muted">Theirs: </span>
              {saved || 'nothing'}
            </dd>
            <dd className="break-words whitespace-pre-wrap">
              <span className="text-ink-muted">Yours: </span>
              {mine || 'nothing'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onMine} className={mainButton}>
          Keep mine
        </button>
        <button type="button" onClick={onTheirs} className={quietButton}>
          Take theirs
        </button>
        <button type="button" onClick={onLater} className={quietButton}>
          Go on editing
        </button>
      </div>
    </div>
  )
}
