import type { QuoteMilestone } from '@/plugins/portal/collections/quotes/schema'
import { dueAfter } from './texts'

/** The steps of the work, in their order. */
export function QuoteMilestones({ milestones }: { milestones: QuoteMilestone[] }) {
  return (
    <ol className="grid gap-0">
      {milestones.map(({ id, title, days }, index) => (
        <li
          key={id}
          className="relative flex gap-4 pb-5 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-7 [&:not(:last-child)]:before:bottom-0 [&:not(:last-child)]:before:left-3.5 [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line-strong"
        >
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong bg-surface font-mono text-1 tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-medium break-words">{title}</p>
            {dueAfter(days) && <p className="text-1 text-ink-muted tabular-nums">{dueAfter(days)}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
