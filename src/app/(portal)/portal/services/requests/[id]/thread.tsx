import { Paperclip } from 'lucide-react'
import { LocalDate } from '@/components/admin/local-date'
import { fileSize } from '@/lib/client/file-size'
import type { Attachment, ThreadEntry } from '@/plugins/portal/collections/service-requests/schema'
import { statusWord } from '../../looks'

function Attachments({ files }: { files: Attachment[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Attachments" className="mt-3 flex flex-wrap gap-2">
      {files.map(({ url, name, size }) => (
        <li key={url} className="min-w-0 max-w-full">
          <a
            href={url}
            download={name}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded border border-line bg-surface px-3 py-1 text-1 hover:border-line-strong"
          >
            <Paperclip aria-hidden size={14} className="shrink-0 text-ink-muted" />
            <span className="min-w-0 font-medium break-all">{name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{fileSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: ThreadEntry }) {
  const { kind, side, author, text, to, attachments, createdAt } = entry
  if (kind === 'status')
    return (
      <li className="border-b border-line px-5 py-3 text-1 text-ink-muted last:border-0">
        {author} set the status to <span className="font-medium text-ink">{to && statusWord(to)}</span> ·{' '}
        <LocalDate value={createdAt} withTime />
      </li>
    )
  return (
    <li className={`border-b border-line px-5 py-5 last:border-0 ${side === 'staff' ? 'bg-primary-soft/40' : ''}`}>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2 text-1 text-ink-muted">
        <span className="text-2 font-semibold text-ink">{author}</span>
        {side === 'staff' && <span className="font-medium">Service desk</span>}
        <LocalDate value={createdAt} withTime />
      </p>
      <p className="max-w-[70ch] text-2 break-words whitespace-pre-wrap">{text}</p>
      <Attachments files={attachments} />
    </li>
  )
}

/** The conversation of a request, the oldest first. */
export function Thread({ entries }: { entries: ThreadEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}
