import { formatCents, formatRate } from '@/plugins/portal/collections/invoices/money'
import type { ChoiceTotals } from '@/plugins/portal/collections/quotes/amounts'

type Props = { totals: ChoiceTotals; deposit: string }

function Row({ label, cents, isStrong }: { label: string; cents: number; isStrong?: true }) {
  return (
    <div className={`flex justify-between gap-6 ${isStrong ? 'border-t border-line pt-2 text-3 font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatCents(cents)}</dd>
    </div>
  )
}

/** What a quote comes to, part by part; `deposit` is its share as it is read. */
export function TotalsTable({ totals, deposit }: Props) {
  return (
    <dl className="grid w-full gap-2 text-2">
      <Row label="Subtotal" cents={totals.subtotalCents} />
      {totals.taxes.map(({ rateBasisPoints, taxCents }) => (
        <Row key={rateBasisPoints} label={`Tax ${formatRate(rateBasisPoints)}`} cents={taxCents} />
      ))}
      <Row label="Total" cents={totals.totalCents} isStrong />
      {totals.depositCents > 0 && <Row label={`Deposit ${deposit}`} cents={totals.depositCents} />}
    </dl>
  )
}
