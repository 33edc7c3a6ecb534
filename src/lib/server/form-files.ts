import { rm } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { type CheckedFile, checkFile, type FileField } from './plain-form'
import { readForm } from './upload'

const FIELD_BYTES = 64 * 1024

type FilesField = FileField & {
  /** Most files of one form. */
  files: number
}

/**
 * Reads a `multipart/form-data` body with several files in one field. The caller ends the stay of the files
 * (kept-files.ts); when this throws, none is left.
 * @returns the texts by field and the files in theirs; `undefined` for any other content type
 * @throws HttpError 400 for a broken body, 413 for more or larger files, 415 for one of another type
 */
export async function readFormWithFiles(
  req: PayloadRequest,
  wanted: FilesField,
): Promise<Record<string, unknown> | undefined> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(req.headers.get('content-type') ?? '')) return undefined
  const limits = { files: wanted.files, fileBytes: wanted.maxBytes, fieldBytes: FIELD_BYTES }
  const { fields, files } = await readForm(req as unknown as Request, limits)
  const checked: CheckedFile[] = []
  try {
    for (const file of files) checked.push(await checkFile(file, wanted))
  } catch (error) {
    for (const file of files) await rm(file.path, { force: true })
    throw error
  }
  return { ...fields, [wanted.field]: checked }
}
