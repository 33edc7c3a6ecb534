import { Download } from 'lucide-react'
import { fileKinds } from '@/collections/rfq-files/schema'
import { labelOf, type RfqFile } from '@/collections/rfq-requests/schema'
import { fileSize } from '@/lib/client/file-size'

/** The files of a request, to be downloaded. */
export function FileList({ files }: { files: RfqFile[] }) {
  return (
    <ul className="grid gap-2">
      {files.map(({ url, name, size, kind }) => (
        <li key={url}>
          <a
            href={url}
            download={name}
            className="flex items-center gap-3 rounded border border-line bg-surface px-4 py-2.5 text-1 text-ink no-underline hover:border-primary"
          >
            <Download aria-hidden size={16} className="shrink-0 text-primary" />
            <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
            <span className="shrink-0 text-right text-ink-muted tabular-nums">
              {labelOf(fileKinds, kind)} · {fileSize(size)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
