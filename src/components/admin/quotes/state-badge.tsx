import { CalendarX, CircleCheck, CircleX, Eye, History, type LucideIcon, PencilLine, Send } from 'lucide-react'
import { type QuoteState, quoteStateLabels } from '@/plugins/portal/collections/quotes/schema'

const looks: Record<QuoteState, { icon: LucideIcon; className: string }> = {
  draft: { icon: PencilLine, className: 'bg-sunken text-ink-muted' },
  sent: { icon: Send, className: 'bg-info-soft text-info' },
  viewed: { icon: Eye, className: 'bg-info-soft text-info' },
  accepted: { icon: CircleCheck, className: 'bg-ok-soft text-ok' },
  declined: { icon: CircleX, className: 'bg-danger-soft text-danger' },
  superseded: { icon: History, className: 'bg-sunken text-ink-muted' },
  expired: { icon: CalendarX, className: 'bg-warn-soft text-warn' },
}

/** The state of a quote by word, shape and colour. */
export function StateBadge({ state }: { state: QuoteState }) {
  const { icon: Icon, className } = looks[state]
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.5 rounded px-2 text-1 font-medium whitespace-nowrap ${className}`}
    >
      <Icon aria-hidden size={14} />
      {quoteStateLabels[state]}
    </span>
  )
}
