import { MAX_RESUME_BYTES, RESUME_ENDINGS, RESUME_FIELD, RESUME_TYPES } from '@/collections/career-files/schema'
import { FieldError } from '@/components/form/field'
import { FileDrop } from '@/components/form/file-drop'
import { FileRow } from '@/components/form/file-row'
import { fileSize } from '@/lib/client/file-size'
import type { ResumeState } from './use-resume'

/** The résumé as a file. */
export function ResumeField({ resume: { row, error, choose, remove } }: { resume: ResumeState }) {
  return (
    <FileDrop
      label="Résumé as a file"
      hint={`${RESUME_TYPES}, at most ${fileSize(MAX_RESUME_BYTES)}. Only our hiring team can open it.`}
      name={RESUME_FIELD}
      accept={RESUME_ENDINGS}
      isSingle
      onFiles={choose}
      error={error && <FieldError>{error}</FieldError>}
    >
      {row && (
        <ul aria-label="Résumé: chosen file" className="mt-2">
          {/* What is on its way is on its way. */}
          <FileRow file={row} onRemove={row.status === 'ready' ? remove : undefined} />
        </ul>
      )}
    </FileDrop>
  )
}
