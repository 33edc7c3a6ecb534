import { CircleCheck, CircleSlash } from 'lucide-react'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { QuoteLine } from '@/plugins/portal/collections/quotes/schema'
import { OptionBox } from './option-box'
import { reckoningOf } from './texts'

/** An optional line of a quote that takes no answer any more: whether it was taken. */
function Settled({ line }: { line: QuoteLine }) {
  const Icon = line.isChosen ? CircleCheck : CircleSlash
  return (
    <div className="flex items-start gap-4 rounded border border-line bg-surface px-5 py-4">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${line.isChosen ? 'text-ok' : 'text-ink-muted'}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium break-words whitespace-pre-line">{line.description}</p>
          <p className="text-1 text-ink-muted tabular-nums">
            {line.isChosen ? 'Chosen' : 'Not chosen'} · {reckoningOf(line)}
          </p>
        </div>
        <p className="font-mono text-2 tabular-nums">{formatCents(line.amountCents)}</p>
      </div>
    </div>
  )
}

/** The lines that the reader may take or leave. */
export function Options({ lines, isOpen }: { lines: QuoteLine[]; isOpen: boolean }) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.id}>{isOpen ? <OptionBox line={line} /> : <Settled line={line} />}</li>
      ))}
    </ul>
  )
}
