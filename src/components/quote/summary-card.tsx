import { Download } from 'lucide-react'
import { Status } from '@/components/portal/status'
import { buttonClass } from '@/components/ui/button'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'
import { ChoiceDeposit, ChoiceTotal } from './choice-totals'
import { pdfPath } from './paths'
import { isOpen, readerStateLabels, stateTones, validityOf } from './texts'

const row = 'flex items-baseline justify-between gap-4 text-1'

/** What a quote comes to and the ways on from here; on large screens it stays in sight. */
export function SummaryCard({ quote, token }: { quote: PublicQuote; token: string }) {
  const { state, totals, depositBasisPoints } = quote
  return (
    <aside aria-label="Summary of the quote" className="rounded border border-line bg-surface p-5 print:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="text-1 text-ink-muted">Total</p>
        <Status tone={stateTones[state]}>{readerStateLabels[state]}</Status>
      </div>
      <ChoiceTotal />
      <dl className="mt-3 grid gap-1.5 border-t border-line pt-3">
        {depositBasisPoints > 0 && totals.depositCents > 0 && (
          <div className={row}>
            <dt className="text-ink-muted">Deposit</dt>
            <dd>
              <ChoiceDeposit />
            </dd>
          </div>
        )}
        <div className={row}>
          <dt className="text-ink-muted">Valid</dt>
          <dd className="text-right">{validityOf(quote)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-2.5">
        {isOpen(state) && (
          <a href="#answer" className={buttonClass('primary', 'no-js:hidden')}>
            Answer this quote
          </a>
        )}
        <a href={pdfPath(token)} download className={buttonClass('secondary')}>
          <Download aria-hidden size={18} />
          {state === 'accepted' ? 'Signed PDF' : 'Download PDF'}
        </a>
      </div>
    </aside>
  )
}
