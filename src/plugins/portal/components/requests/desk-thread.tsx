import { EyeOff, Paperclip } from 'lucide-react'
import { fileSize } from '@/lib/client/file-size'
import { requestStatuses, type StaffThreadEntry } from '../../collections/service-requests/schema'
import { LocalDate } from '@/components/admin/local-date'

const labelOf = (status: string | null): string => requestStatuses.find(({ value }) => value === status)?.label ?? ''

function Entry({ entry }: { entry: StaffThreadEntry }) {
  const { kind, side, author, text, to, attachments, createdAt, isInternal } = entry
  if (kind === 'status')
    return (
      <li className="border-b border-line px-4 py-2.5 text-1 text-ink-muted">
        {author} set the status to <span className="font-medium text-ink">{labelOf(to)}</span> ·{' '}
        <LocalDate value={createdAt} withTime />
      </li>
    )
  return (
    <li className={`border-b border-line px-4 py-4 ${isInternal ? 'bg-warn-soft' : ''}`}>
      <p className="mb-1.5 flex flex-wrap items-center gap-x-2 text-1 text-ink-muted">
        <span className="font-semibold text-ink">{author}</span>
        <span>{side === 'client' ? 'Client' : 'Service desk'}</span>
        <LocalDate value={createdAt} withTime />
        {isInternal && (
          <span className="inline-flex items-center gap-1 font-medium text-warn">
            <EyeOff aria-hidden size={14} />
            Note, not shown to the client
          </span>
        )}
      </p>
      <p className="max-w-[70ch] text-2 break-words whitespace-pre-wrap text-ink">{text}</p>
      {attachments.map(({ url, name, size }) => (
        <p key={url} className="mt-2 text-1">
          <a href={url} download={name} className="inline-flex items-center gap-2 text-primary underline">
            <Paperclip aria-hidden size={14} />
            {name}
          </a>{' '}
          <span className="text-ink-muted tabular-nums">{fileSize(size)}</span>
        </p>
      ))}
    </li>
  )
}

/** A thread as the desk reads it: with the notes among colleagues. */
export function DeskThread({ entries }: { entries: StaffThreadEntry[] }) {
  return (
    <ol className="mb-6 rounded border border-line bg-surface">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}
