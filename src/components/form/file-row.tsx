'use client'

import { Check, CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import { fileSize } from '@/lib/client/file-size'

export type FileRowState = {
  name: string
  size: number
  /** `ready` goes with the form when that is sent. */
  status: 'ready' | 'uploading' | 'done' | 'failed'
  /** The share that was sent, 0 to 1. */
  progress: number
  error?: string
}

const looks = {
  ready: [FileText, 'text-ink-muted'],
  uploading: [undefined, ''],
  done: [Check, 'text-ok'],
  failed: [CircleAlert, 'text-danger'],
} as const

type Props = { file: FileRowState; onRetry?: () => void; onRemove?: () => void }

const iconButton = 'grid size-11 shrink-0 place-items-center rounded text-ink-muted hover:bg-sunken hover:text-ink'

function State({ file: { status, progress, size, error } }: { file: FileRowState }) {
  if (status === 'failed') return <span className="font-sans font-medium text-danger">{error}</span>
  if (status === 'ready') return <>{fileSize(size)}</>
  if (status === 'done') return <>{fileSize(size)}, uploaded</>
  return (
    <>
      {fileSize(size)}, {Math.round(progress * 100)}% sent
    </>
  )
}

/** One chosen file: how far it is, and what can be done with it. */
export function FileRow({ file, onRetry, onRemove }: Props) {
  const { name, status, progress } = file
  const [Icon, color] = looks[status]
  return (
    <li className="relative flex items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      {Icon ? (
        <Icon aria-hidden className={`size-5 shrink-0 ${color}`} />
      ) : (
        <span aria-hidden className="size-5 shrink-0" />
      )}
      <div className="min-w-0 flex-1 contain-inline-size">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p className="label-mono text-ink-muted">
          <State file={file} />
        </p>
      </div>
      {status === 'failed' && onRetry && (
        <button type="button" onClick={onRetry} aria-label={`Try ${name} again`} className={iconButton}>
          <RotateCw aria-hidden className="size-4" />
        </button>
      )}
      {onRemove && (
        <button type="button" onClick={onRemove} aria-label={`Remove ${name}`} className={iconButton}>
          <X aria-hidden className="size-4" />
        </button>
      )}
      {status === 'uploading' && (
        <span
          role="progressbar"
          aria-label={`Uploading ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress * 100)}
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-strand transition-transform duration-150"
          style={{ transform: `scaleX(${progress})` }}
        />
      )}
    </li>
  )
}
