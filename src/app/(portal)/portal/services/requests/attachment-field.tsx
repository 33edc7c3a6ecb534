'use client'

import { useState } from 'react'
import { FieldError } from '@/components/form/field'
import { FileDrop } from '@/components/form/file-drop'
import { FileRow } from '@/components/form/file-row'
import {
  ATTACHMENT_ENDINGS,
  ATTACHMENTS,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
} from '@/plugins/portal/collections/service-request-files/schema'

const MEGABYTE = 1024 * 1024

/** The files that go with a message. */
export function useAttachments() {
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const add = (more: File[]) => {
    const tooLarge = more.find(({ size }) => size > MAX_ATTACHMENT_BYTES)
    if (tooLarge)
      return setProblem(`“${tooLarge.name}” is too large: a file may have ${MAX_ATTACHMENT_BYTES / MEGABYTE} MB`)
    if (files.length + more.length > MAX_ATTACHMENTS)
      return setProblem(`Please attach at most ${MAX_ATTACHMENTS} files`)
    setProblem(undefined)
    setFiles([...files, ...more])
  }
  const remove = (file: File) => {
    setProblem(undefined)
    setFiles(files.filter((one) => one !== file))
  }
  const clear = () => {
    setFiles([])
    setProblem(undefined)
  }
  return { files, problem, add, remove, clear, refuse: setProblem }
}

type Props = { attachments: ReturnType<typeof useAttachments>; isSending: boolean; progress: number }

/** Chooses the files that go with a message. They are sent together with it. */
export function AttachmentField({ attachments: { files, problem, add, remove }, isSending, progress }: Props) {
  return (
    <FileDrop
      label="Attachments"
      hint={`Up to ${MAX_ATTACHMENTS} files of ${MAX_ATTACHMENT_BYTES / MEGABYTE} MB: PDF, pictures, drawings, XLSX or DOCX.`}
      name={ATTACHMENTS}
      accept={ATTACHMENT_ENDINGS}
      error={problem && <FieldError>{problem}</FieldError>}
      onFiles={add}
    >
      {files.length > 0 && (
        <ul className="mt-2">
          {files.map((file, index) => (
            <FileRow
              key={`${file.name}-${index}`}
              file={{ name: file.name, size: file.size, status: isSending ? 'uploading' : 'ready', progress }}
              onRemove={isSending ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
    </FileDrop>
  )
}
