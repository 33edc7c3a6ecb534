'use client'

import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import { card, heading } from './looks'
import type { LineForm, QuoteForm } from './quote-form'
import { type Sums, sumsOf } from './quote-sums'
import { TotalsTable } from './totals-table'

const TOO_MUCH = 'This comes to more than a quote can hold.'
const openLines = (count: number): string =>
  `${count === 1 ? 'One line is' : `${count} lines are`} not complete and not counted.`

/** What is typed, in money. It follows the typing without holding it up. */
export function useSums(): Sums & { deposit: string } {
  const lines = useWatch<QuoteForm, 'lines'>({ name: 'lines' }) as LineForm[]
  const deposit = useWatch<QuoteForm, 'deposit'>({ name: 'deposit' })
  return { ...sumsOf(useDeferredValue(lines), deposit), deposit }
}

function NotChosen({ notChosen }: Pick<Sums, 'notChosen'>) {
  if (notChosen.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-3 text-1">
      <h3 className="mb-1 font-medium text-ink-muted">Optional, not chosen from the start, before tax</h3>
      <ul className="grid gap-1">
        {notChosen.map(({ name, amountCents }, index) => (
          <li key={index} className="flex justify-between gap-6">
            <span className="min-w-0 break-words">{name || 'A line without a description'}</span>
            <span className="tabular-nums">{formatCents(amountCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the quote comes to as it is typed. */
export function TotalsSection() {
  const { totals, open, notChosen, deposit } = useSums()
  return (
    <section aria-labelledby="quote-totals" className={card}>
      <h2 id="quote-totals" className={`${heading} mb-3`}>
        Totals
      </h2>
      {totals ? (
        <TotalsTable totals={totals} deposit={`${deposit.replace(/\s*%\s*$/, '')}%`} />
      ) : (
        <p className="text-2 text-danger">{TOO_MUCH}</p>
      )}
      {open > 0 && <p className="mt-3 text-1 text-ink-muted">{openLines(open)}</p>}
      <NotChosen notChosen={notChosen} />
    </section>
  )
}

/** A text once it has stood for a moment: a listener is not told every key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), 800)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}

/** The total in one line, said politely when it has changed. */
export function TotalLine() {
  const { totals } = useSums()
  const text = totals ? `Total ${formatCents(totals.totalCents)}` : TOO_MUCH
  const settled = useSettled(text)
  return (
    <>
      <p className="text-2 font-semibold tabular-nums">{text}</p>
      <p role="status" aria-label="Total of the quote" className="sr-only">
        {settled}
      </p>
    </>
  )
}
