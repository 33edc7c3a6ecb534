import { Download } from 'lucide-react'
import type { UIFieldServerComponent } from 'payload'
import { resumeOf } from '@/collections/career-files/operations'
import { fileSize } from '@/lib/client/file-size'

/** The résumé that came with an application, to be downloaded. */
export const ResumeFile: UIFieldServerComponent = async ({ data, req }) => {
  const file = typeof data?.id === 'number' ? await resumeOf(req, data.id) : undefined
  return (
    <div className="field-type">
      <p className="field-label">Résumé file</p>
      {file ? (
        <a
          href={file.url}
          download={file.name}
          className="flex max-w-xl items-center gap-3 rounded border border-line bg-surface px-4 py-2.5 text-ink no-underline hover:border-primary"
        >
          <Download aria-hidden size={16} className="shrink-0 text-primary" />
          <span className="min-w-0 flex-1 font-medium break-words">{file.name}</span>
          <span className="shrink-0 text-ink-muted tabular-nums">{fileSize(file.size)}</span>
        </a>
      ) : (
        <p>None came with this application.</p>
      )}
    </div>
  )
}
