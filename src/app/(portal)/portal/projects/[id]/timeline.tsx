import { LocalDate } from '@/components/admin/local-date'
import { Panel } from '@/components/portal/panel'
import type { ProjectUpdate } from '@/plugins/portal/collections/client-projects/schema'

/** What has happened on a project, the newest first. */
export function Timeline({ updates }: { updates: ProjectUpdate[] }) {
  return (
    <div id="updates" className="scroll-mt-20">
      <Panel title="Updates">
        {updates.length === 0 ? (
          <p className="px-5 py-4 text-1 text-ink-muted">
            Nothing has been reported yet. News from our team appears here.
          </p>
        ) : (
          <ol className="grid px-5 py-4">
            {updates.map(({ id, title, text, date, authorName }, index) => (
              <li key={id} className="relative grid gap-1 pb-5 pl-6 last:pb-0">
                {index < updates.length - 1 && (
                  <span aria-hidden className="absolute top-3 bottom-[-8px] left-[4px] w-px bg-line-strong" />
                )}
                <span
                  aria-hidden
                  className="absolute top-2 left-0 size-[9px] rounded-full border border-primary bg-surface"
                />
                <p className="text-1 text-ink-muted">
                  <LocalDate value={date} />
                  {authorName && ` · ${authorName}`}
                </p>
                <h3 className="text-2 font-semibold break-words">{title}</h3>
                {text && <p className="max-w-[70ch] text-1 break-words whitespace-pre-line">{text}</p>}
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  )
}
