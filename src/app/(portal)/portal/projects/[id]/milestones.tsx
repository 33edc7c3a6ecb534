import { Check } from 'lucide-react'
import { LocalDate } from '@/components/admin/local-date'
import { Panel } from '@/components/portal/panel'
import type { Milestone } from '@/plugins/portal/collections/client-projects/schema'
import { ProgressLine } from '../progress-line'

function When({ milestone: { dueDate, doneDate, isLate } }: { milestone: Milestone }) {
  if (doneDate)
    return (
      <>
        Reached <LocalDate value={doneDate} />
      </>
    )
  if (!dueDate) return 'Not dated yet'
  return (
    <>
      Due <LocalDate value={dueDate} />
      {isLate && <span className="font-medium text-warn">, late</span>}
    </>
  )
}

/** The steps of a project as one line that is drawn as far as the work has come. */
export function Milestones({ milestones }: { milestones: Milestone[] }) {
  const done = milestones.filter(({ doneDate }) => doneDate).length
  const total = milestones.length
  return (
    <Panel
      title="Milestones"
      more={
        total > 0 && (
          <span className="font-mono text-1 text-ink-muted tabular-nums">
            {done} of {total}
          </span>
        )
      }
    >
      {total === 0 ? (
        <p className="px-5 py-4 text-1 text-ink-muted">Our team sets the milestones when the work is planned.</p>
      ) : (
        <div className="px-5 py-4">
          <ProgressLine done={done} total={total} />
          <ol className="mt-4 grid">
            {milestones.map((milestone, index) => (
              <li key={milestone.id} className="relative flex gap-3 pb-4 last:pb-0">
                {index < total - 1 && (
                  <span
                    aria-hidden
                    className={`absolute top-5 bottom-0 left-[9px] w-px ${milestone.doneDate ? 'bg-primary' : 'bg-line-strong'}`}
                  />
                )}
                <span
                  aria-hidden
                  className={`mt-0.5 grid size-[19px] shrink-0 place-items-center rounded-full border ${
                    milestone.doneDate
                      ? 'border-primary bg-primary text-on-primary'
                      : 'border-line-strong bg-surface text-transparent'
                  }`}
                >
                  <Check size={12} strokeWidth={3} />
                </span>
                <div className="min-w-0 text-1">
                  <p className="font-medium break-words">{milestone.title}</p>
                  <p className="text-ink-muted">
                    <When milestone={milestone} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Panel>
  )
}
