import { TriangleAlert } from 'lucide-react'
import type { AdminPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import { LocalDate } from '../local-date'
import { quietButton } from '../rfq/looks'

function Version({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h4 className="mb-1.5 text-1 text-ink-muted">{title}</h4>
      <pre
        tabIndex={0}
        className="m-0 max-h-[240px] overflow-auto rounded border border-line bg-surface p-3 font-mono text-1 break-words whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  )
}

type Props = {
  mine: string
  theirs: string
  newer: AdminPlugin
  isSaving: boolean
  onMine: () => void
  onTheirs: () => void
}

/** Two people changed one configuration: both are shown, and nothing was overwritten so far. */
export function Conflict({ mine, theirs, newer, isSaving, onMine, onTheirs }: Props) {
  return (
    <section role="alert" className="grid gap-4 rounded border border-warn bg-warn-soft p-4">
      <div>
        <h3 className="flex items-center gap-2 text-2 font-semibold">
          <TriangleAlert aria-hidden size={18} className="shrink-0 text-warn" />
          Somebody else changed this plugin
        </h3>
        <p className="mt-1 text-1">
          Theirs was saved on <LocalDate value={newer.updatedAt} withTime />. Nothing was overwritten.
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Version title="Theirs, saved" text={theirs} />
        <Version title="Yours, not saved" text={mine} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" disabled={isSaving} onClick={onMine} className={quietButton}>
          Save mine instead
        </button>
        <button type="button" disabled={isSaving} onClick={onTheirs} className={quietButton}>
          Keep theirs
        </button>
      </div>
    </section>
  )
}
