'use client'

import { useId } from 'react'
import { CircleAlert, Upload, X } from 'lucide-react'
import { fileSize } from '@/lib/client/file-size'
import { ACCEPTED_ENDINGS, ACCEPTED_TYPES, MAX_FILE_BYTES } from '@/plugins/portal/collections/project-files/schema'
import { type OnItsWay, useUploads } from './use-uploads'

function Row({ upload, onClose }: { upload: OnItsWay; onClose: () => void }) {
  const { name, progress, error } = upload
  const percent = Math.round(progress * 100)
  return (
    <li className="relative flex min-h-11 items-center gap-2 border-b border-line text-1">
      {error && <CircleAlert aria-hidden size={16} className="shrink-0 text-danger" />}
      <span className="min-w-0 flex-1 py-1.5">
        <span className="block truncate font-medium">{name}</span>
        {error ? (
          <span role="alert" className="block text-danger">
            {error}
          </span>
        ) : (
          <span className="block text-ink-muted tabular-nums">{percent}% sent</span>
        )}
      </span>
      {error ? (
        <button
          type="button"
          aria-label={`Dismiss ${name}`}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded text-ink-muted hover:bg-sunken"
        >
          <X aria-hidden size={16} />
        </button>
      ) : (
        <span
          role="progressbar"
          aria-label={`Uploading ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="absolute inset-x-0 bottom-[-1px] h-0.5 origin-left bg-primary transition-transform duration-150"
          style={{ transform: `scaleX(${progress})` }}
        />
      )}
    </li>
  )
}

/** A place to add files to a project; each is sent as soon as it is chosen. */
export function FileUpload({ projectId }: { projectId: number }) {
  const id = useId()
  const { uploads, add, drop } = useUploads(projectId)
  return (
    <div className="px-5 py-4">
      {uploads.length > 0 && (
        <ul aria-label="Files on their way" className="mb-3">
          {uploads.map((upload) => (
            <Row key={upload.key} upload={upload} onClose={() => drop(upload.key)} />
          ))}
        </ul>
      )}
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED_ENDINGS}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          // Empty again, so that the same file can be chosen once more.
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-line-strong bg-surface px-4 text-1 font-medium hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)"
      >
        <Upload aria-hidden size={16} />
        Add files
      </label>
      <p id={`${id}-hint`} className="mt-2 text-1 text-ink-muted">
        {ACCEPTED_TYPES}, {fileSize(MAX_FILE_BYTES)} each.
      </p>
    </div>
  )
}
