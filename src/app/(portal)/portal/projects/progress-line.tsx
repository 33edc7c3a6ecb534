import type { Progress } from '@/plugins/portal/collections/client-projects/schema'

/** Beyond this many milestones their places on the line are left out: they would touch. */
const MOST_NODES = 12

/** How far a project is: one line, drawn as far as its milestones are reached, with a node for each. */
export function ProgressLine({ done, total }: Progress) {
  if (total === 0) return null
  const nodes = total <= MOST_NODES ? Array.from({ length: total }, (_, index) => index + 1) : []
  return (
    <div role="img" aria-label={`${done} of ${total} milestones reached`} className="relative mx-1 h-2.5">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span
        className="absolute top-1/2 left-0 h-0.5 -translate-y-1/2 bg-primary"
        style={{ width: `${(done / total) * 100}%` }}
      />
      {nodes.map((node) => (
        <span
          key={node}
          style={{ left: `${(node / total) * 100}%` }}
          className={`absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border ${
            node <= done ? 'border-primary bg-primary' : 'border-line-strong bg-surface'
          }`}
        />
      ))}
    </div>
  )
}
