import busboy from 'busboy'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '@/env'
import { HttpError } from './http-error'
import { rememberTyped } from './typed-form'

/** Where uploaded files lie. */
export const uploadsFolder = (): string => path.resolve(env.DATA_DIR, 'uploads')

/** The ending of a file that has not found its place yet. */
export const PART = '.part'

/** A file that has arrived, on the disk under a name of ours. `isKept` once it has found its place there. */
export type ArrivedFile = { field: string; name: string; size: number; path: string; isKept?: boolean }

/** A form that has arrived: texts by field, and files. */
export type ArrivedForm = { fields: Record<string, string | string[]>; files: ArrivedFile[] }

type Limits = { files: number; fileBytes: number; fieldBytes: number }

const put = (fields: ArrivedForm['fields'], name: string, value: string): void => {
  const known = fields[name]
  fields[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
}

const refusal = (status: number, field: string, message: string): HttpError =>
  new HttpError(status, message, { errors: [{ path: field, message }] })

/** Writes one file to the disk as it arrives. */
async function writeFile(field: string, stream: Readable & { truncated?: boolean }, name: string, limits: Limits) {
  const target = path.join(uploadsFolder(), `${randomUUID()}${PART}`)
  let size = 0
  stream.on('data', (chunk: Buffer) => (size += chunk.length))
  try {
    await pipeline(stream, createWriteStream(target, { mode: 0o600, flush: true }))
    if (stream.truncated)
      throw refusal(413, field, `“${name}” is too large: a file may have ${limits.fileBytes / 1024 / 1024} MB`)
    if (size === 0) throw refusal(400, field, `“${name}” is empty`)
    return { field, name, size, path: target }
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

/**
 * Reads a `multipart/form-data` body; files go to the disk as they arrive, never into memory.
 * The caller moves or removes the files; when this throws, none is left.
 * @throws HttpError 400 for a broken body, 413 for too many or too large files
 */
export async function readForm(request: Request, limits: Limits): Promise<ArrivedForm> {
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
  const fields: ArrivedForm['fields'] = Object.create(null)
  const writes: Promise<ArrivedFile>[] = []
  const refusals: HttpError[] = []
  let diskError: Error | undefined
  try {
    const parser = busboy({
      headers: Object.fromEntries(request.headers),
      defParamCharset: 'utf8',
      limits: { files: limits.files, fileSize: limits.fileBytes, fields: 60, fieldSize: limits.fieldBytes, parts: 80 },
    })
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated) refusals.push(new HttpError(413, 'A field of this form is too long'))
      if (name.includes('\0') || value.includes('\0'))
        refusals.push(new HttpError(400, 'The form contains a character that cannot be stored'))
      put(fields, name, value)
    })
    parser.on('file', (field, stream, info) => {
      // A file field that was left empty.
      if (!info.filename) return void stream.resume()
      const write = writeFile(field, stream, info.filename, limits)
      write.catch((error: unknown) => {
        if (!isOfTheDisk(error)) return void stream.resume()
        // Nobody takes the rest of the file in, so the parser would wait for ever.
        diskError ??= error
        parser.destroy(error)
      })
      writes.push(write)
    })
    parser.on('filesLimit', () =>
      refusals.push(
        new HttpError(413, `Please attach at most ${limits.files === 1 ? 'one file' : `${limits.files} files`}`),
      ),
    )
    if (!request.body) throw new Error('no body')
    await pipeline(Readable.fromWeb(request.body as never), parser)
  } catch {
    rememberTyped(request, { fields, hasFiles: writes.length > 0 })
    await discard(writes)
    throw diskError ?? new HttpError(400, 'The form is not readable')
  }
  rememberTyped(request, { fields, hasFiles: writes.length > 0 })
  const results = await Promise.allSettled(writes)
  const failure = refusals[0] ?? results.find((result) => result.status === 'rejected')?.reason
  if (failure) {
    await discard(writes)
    throw failure
  }
  return {
    fields,
    files: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  }
}

/** Whether the disk refused, and not the form: it is full, say. */
const isOfTheDisk = (error: unknown): error is Error =>
  ['open', 'write', 'fsync', 'close'].includes(String((error as NodeJS.ErrnoException)?.syscall))

async function discard(writes: Promise<ArrivedFile>[]): Promise<void> {
  for (const result of await Promise.allSettled(writes))
    if (result.status === 'fulfilled') await rm(result.value.path, { force: true })
}
