import { CalendarClock, CircleAlert, FilePenLine, UserRoundPen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskPage } from '@/collections/content-pages/schema'
import { LocalDate } from '../local-date'

function Note({
  icon: Icon,
  className = '',
  children,
}: {
  icon: typeof FilePenLine
  className?: string
  children: ReactNode
}) {
  return (
    <p className={`flex items-start gap-1.5 text-1 ${className || 'text-ink-muted'}`}>
      <Icon aria-hidden size={14} className="mt-1 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** Who has a page open right now. */
export function EditedBy({ name }: { name: string | null }) {
  if (!name) return null
  return (
    <Note icon={UserRoundPen} className="font-normal text-info">
      {name} is editing
    </Note>
  )
}

/** What else is to be known of a page's state: a draft that waits, what is planned, what did not work. */
export function PageNotes({ draft, schedule }: Pick<DeskPage, 'draft' | 'schedule'>) {
  return (
    <>
      {draft && <Note icon={FilePenLine}>A draft waits{draft.savedBy ? `, by ${draft.savedBy}` : ''}</Note>}
      {schedule?.publishAt && (
        <Note icon={CalendarClock}>
          Publish on <LocalDate value={schedule.publishAt} withTime />
        </Note>
      )}
      {schedule?.unpublishAt && (
        <Note icon={CalendarClock}>
          Take down on <LocalDate value={schedule.unpublishAt} withTime />
        </Note>
      )}
      {schedule?.problem && (
        <Note icon={CircleAlert} className="text-danger">
          What was planned did not work: {schedule.problem}
        </Note>
      )}
    </>
  )
}
