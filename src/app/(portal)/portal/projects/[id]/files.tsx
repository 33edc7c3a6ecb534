import { Download } from 'lucide-react'
import { LocalDate } from '@/components/admin/local-date'
import { Panel } from '@/components/portal/panel'
import { fileSize } from '@/lib/client/file-size'
import type { ProjectFile } from '@/plugins/portal/collections/client-projects/schema'
import { FileUpload } from './file-upload'
import { RemoveFile } from './remove-file'

/** The files of a project: to be downloaded, and a place for more. */
export function Files({ projectId, files }: { projectId: number; files: ProjectFile[] }) {
  return (
    <Panel title="Files" more={<span className="font-mono text-1 text-ink-muted tabular-nums">{files.length}</span>}>
      {files.length === 0 && (
        <p className="px-5 pt-4 text-1 text-ink-muted">Plans, lists and photographs that belong to this project.</p>
      )}
      <ul aria-label="Files">
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-1 border-b border-line pr-2 pl-5">
            <a
              href={file.url}
              download={file.name}
              className="group flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 text-1"
            >
              <Download aria-hidden size={16} className="shrink-0 text-primary" />
              <span className="min-w-0">
                <span className="block truncate font-medium group-hover:underline" title={file.name}>
                  {file.name}
                </span>
                <span className="block text-ink-muted">
                  {fileSize(file.size)} · <LocalDate value={file.createdAt} /> · {file.uploaderName}
                </span>
              </span>
            </a>
            {file.isOwn && <RemoveFile id={file.id} name={file.name} />}
          </li>
        ))}
      </ul>
      <FileUpload projectId={projectId} />
    </Panel>
  )
}
