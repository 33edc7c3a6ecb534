import { CircleCheck, CircleDashed, CircleDotDashed, CircleX, type LucideIcon } from 'lucide-react'
import { labelOf, rfqStatuses, type RfqStatus } from '@/collections/rfq-requests/schema'

/** The shape and the colours of each status. */
export const statusLooks: Record<RfqStatus, { icon: LucideIcon; className: string }> = {
  pending: { icon: CircleDashed, className: 'bg-warn-soft text-warn' },
  in_progress: { icon: CircleDotDashed, className: 'bg-info-soft text-info' },
  completed: { icon: CircleCheck, className: 'bg-ok-soft text-ok' },
  rejected: { icon: CircleX, className: 'bg-danger-soft text-danger' },
}

/** A request's status by word, shape and colour. */
export function StatusBadge({ status }: { status: RfqStatus }) {
  const { icon: Icon, className } = statusLooks[status]
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.5 rounded px-2 text-1 font-medium whitespace-nowrap ${className}`}
    >
      <Icon aria-hidden size={14} />
      {labelOf(rfqStatuses, status)}
    </span>
  )
}
