import { rm } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { type ArrivedFile, readForm } from '@/lib/server/upload'
import { acceptedType, safeName } from './file-types'
import { HttpError } from './http-error'

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i
const FIELD_BYTES = 64 * 1024

const isForm = (req: PayloadRequest): boolean => FORM.test(req.headers.get('content-type') ?? '')

/**
 * Reads a form that a browser posted as it stands, without files; `undefined` for any other content type.
 * @throws HttpError 400 for a broken body, 413 for a file or for a field that is too long
 */
export async function readPlainForm(req: PayloadRequest): Promise<Record<string, unknown> | undefined> {
  if (!isForm(req)) return undefined
  const { fields } = await readForm(req as unknown as Request, { files: 0, fileBytes: 1, fieldBytes: FIELD_BYTES })
  return { ...fields }
}

/** A file that has arrived and is what its name says. */
export type CheckedFile = ArrivedFile & { mimeType: string }

const checked = new WeakSet<object>()

/** Whether a value came from the reader below: JSON has no way to name a path on this machine. */
export const isCheckedFile = (value: unknown): value is CheckedFile =>
  typeof value === 'object' && value !== null && checked.has(value)

/** A field of a form that takes files, and which. */
export type FileField = {
  /** The name of the field that may hold a file. */
  field: string
  maxBytes: number
  /** What is taken: the endings as a file picker has them, and the same in words. */
  endings: string
  types: string
}

/**
 * Looks at a file that has arrived: whether it is what its name says, and of a type that is taken.
 * @throws HttpError 400 in another field, 415 for another type; the file is gone then
 */
export async function checkFile(file: ArrivedFile, { field, endings, types }: FileField): Promise<CheckedFile> {
  const name = safeName(file.name)
  const refuse = async (status: number, message: string) => {
    await rm(file.path, { force: true })
    return new HttpError(status, message, { errors: [{ path: file.field, message }] })
  }
  if (file.field !== field) throw await refuse(400, `A file can be attached as “${field}” only`)
  const mimeType = await acceptedType(file.path, name, endings)
  if (!mimeType) throw await refuse(415, `“${name}” is not a ${types} file`)
  const result = Object.assign(file, { name, mimeType })
  checked.add(result)
  return result
}

/**
 * Reads a form that a browser posted as it stands, with at most one file. The caller ends the stay of the file
 * (kept-files.ts); when this throws, none is left.
 * @returns the texts by field and the file in its own; `undefined` for any other content type
 * @throws HttpError 400 for a broken body, 413 for more or a larger file, 415 for one of another type
 */
export async function readFormWithFile(
  req: PayloadRequest,
  wanted: FileField,
): Promise<Record<string, unknown> | undefined> {
  if (!isForm(req)) return undefined
  const limits = { files: 1, fileBytes: wanted.maxBytes, fieldBytes: FIELD_BYTES }
  const { fields, files } = await readForm(req as unknown as Request, limits)
  return { ...fields, [wanted.field]: files[0] && (await checkFile(files[0], wanted)) }
}
