import { CircleCheck, CircleDashed } from 'lucide-react'
import { pageStatuses, type PageStatus as Status } from '@/collections/content-pages/schema'

const looks = {
  published: { icon: CircleCheck, className: 'bg-ok-soft text-ok' },
  draft: { icon: CircleDashed, className: 'bg-warn-soft text-warn' },
}

/** A page's status by word, shape and colour. */
export function PageStatus({ status }: { status: Status }) {
  const { icon: Icon, className } = looks[status]
  return (
    <span
      className={`inline-flex h-6 items-center gap-1.5 rounded px-2 text-1 font-medium whitespace-nowrap ${className}`}
    >
      <Icon aria-hidden size={14} />
      {pageStatuses.find(({ value }) => value === status)?.label}
    </span>
  )
}
