import { useSyncExternalStore } from 'react'
import { ACCEPTED_ENDINGS, type FileKind, MAX_FILE_BYTES, MAX_FILES } from '@/collections/rfq-files/schema'
import { FieldError } from '@/components/form/field'
import { FileDrop } from '@/components/form/file-drop'
import { FileRow } from '@/components/form/file-row'
import { fileSize } from '@/lib/client/file-size'
import type { UploadStore } from './upload-store'

const zones: { kind: FileKind; name: string; label: string; hint: string }[] = [
  {
    kind: 'document',
    name: 'documentUrls',
    label: 'Documents',
    hint: 'Specifications, bills of material, as-built drawings.',
  },
  { kind: 'floorPlan', name: 'floorPlanUrls', label: 'Floor Plans', hint: 'Plans of the floors, rooms or grounds.' },
]

/** The files that go with the request. */
export function FileFields({ store }: { store: UploadStore }) {
  const { uploads, notices } = useSyncExternalStore(store.subscribe, store.get, store.get)
  return (
    <div className="grid gap-5">
      {zones.map(({ kind, name, label, hint }) => {
        const own = uploads.filter((upload) => upload.kind === kind)
        return (
          <FileDrop
            key={kind}
            label={label}
            hint={hint}
            name={name}
            accept={ACCEPTED_ENDINGS}
            onFiles={(files) => store.add(kind, files)}
            error={notices[kind] && <FieldError>{notices[kind]}</FieldError>}
          >
            {own.length > 0 && (
              <ul aria-label={`${label}: chosen files`} className="mt-2">
                {own.map((upload) => (
                  <FileRow
                    key={upload.key}
                    file={upload}
                    onRetry={upload.file && (() => store.retry(upload.key))}
                    onRemove={() => store.remove(upload.key)}
                  />
                ))}
              </ul>
            )}
          </FileDrop>
        )
      })}
      <p className="text-1 text-ink-muted">
        PDF, PNG, JPEG, WebP, DWG, DXF, XLSX or DOCX; at most {MAX_FILES} files in all, {fileSize(MAX_FILE_BYTES)} each.
        Only our team can open them.
      </p>
    </div>
  )
}
