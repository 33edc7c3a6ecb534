'use client'

import { formatCents, formatRate } from '@/plugins/portal/collections/invoices/money'
import { useChoice } from './choice'

const row = 'flex items-baseline justify-between gap-8 py-1.5'
const amount = 'font-mono tabular-nums whitespace-nowrap'

/** What the choice comes to: subtotal, the taxes, the total, and what is paid first. */
export function ChoiceSums({ depositBasisPoints }: { depositBasisPoints: number }) {
  const { totals } = useChoice()
  return (
    <dl className="ml-auto w-full max-w-md text-2">
      <div className={row}>
        <dt className="text-ink-muted">Subtotal</dt>
        <dd className={amount}>{formatCents(totals.subtotalCents)}</dd>
      </div>
      {totals.taxes.map(({ rateBasisPoints, netCents, taxCents }) => (
        <div key={rateBasisPoints} className={row}>
          <dt className="text-ink-muted">
            Tax {formatRate(rateBasisPoints)} of {formatCents(netCents)}
          </dt>
          <dd className={amount}>{formatCents(taxCents)}</dd>
        </div>
      ))}
      <div className={`${row} mt-1.5 border-t border-line-strong pt-3 text-3 font-semibold`}>
        <dt>Total</dt>
        <dd className={amount}>{formatCents(totals.totalCents)}</dd>
      </div>
      {totals.depositCents > 0 && (
        <div className={`${row} text-2`}>
          <dt className="text-ink-muted">Deposit on acceptance ({formatRate(depositBasisPoints)})</dt>
          <dd className={amount}>{formatCents(totals.depositCents)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The total, large; who does not see it change is told. */
export function ChoiceTotal() {
  const { totals, isChanged } = useChoice()
  return (
    <>
      <p className="font-mono text-5 font-semibold tracking-tight tabular-nums">{formatCents(totals.totalCents)}</p>
      <p role="status" className="sr-only">
        {isChanged && `The total is now ${formatCents(totals.totalCents)}.`}
      </p>
    </>
  )
}

/** What is paid first of the total. */
export function ChoiceDeposit() {
  const { totals } = useChoice()
  return <span className="font-mono tabular-nums">{formatCents(totals.depositCents)}</span>
}
