import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { afterCommit } from './after-commit'
import { HttpError } from './http-error'
import { sqlOf } from './sql'
import { type ArrivedFile, PART, uploadsFolder } from './upload'

/** A table of files, and its column that says what each belongs to. The bytes lie under `DATA_DIR/uploads` by their id. */
export type FileTable =
  | { table: 'rfq_files'; owner: 'request_id' }
  | { table: 'career_files'; owner: 'application_id' }
  | { table: 'project_files'; owner: 'project_id' }

/** What a record says of its file. */
type FileRecord = { fileId: string; name: string; mimeType: string }

/** A file that may be read by whoever holds this. */
export type OpenFile = { name: string; mimeType: string; size: number; stream: () => Readable }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

export const isFileId = (text: string): boolean => UUID.test(text)
const pathOfFile = (fileId: string): string => path.join(uploadsFolder(), fileId)

/**
 * Keeps a file that has arrived, under an id that cannot be guessed. Until its record is stored for good an empty file
 * beside it marks it as not settled: a process that is killed in between leaves the mark, by which the file is found.
 * @param record stores what is known of it; when this fails, the file is gone
 */
export async function keepArrived(file: ArrivedFile, record: (fileId: string) => Promise<unknown>): Promise<string> {
  const fileId = randomUUID()
  const mark = `${pathOfFile(fileId)}${PART}`
  try {
    await writeFile(mark, '', { mode: 0o600 })
    await rename(file.path, pathOfFile(fileId))
    file.path = pathOfFile(fileId)
    await record(fileId)
  } catch (error) {
    await rm(file.path, { force: true })
    await rm(mark, { force: true })
    throw error
  }
  // The record may be part of a transaction.
  afterCommit(() => rm(mark, { force: true }))
  file.isKept = true
  return fileId
}

/** Ends the stay of a file that came with a call: one that was not kept goes, and each goes when the call failed. */
export async function endArrival(file: ArrivedFile, hasSucceeded: boolean): Promise<void> {
  if (!hasSucceeded || !file.isKept) await rm(file.path, { force: true })
}

/** Removes a file that belongs to nothing; unknown ids are no error. */
export async function dropFreeFile(req: PayloadRequest, { table, owner }: FileTable, fileId: string): Promise<void> {
  if (!isFileId(fileId)) return
  const { rowCount } = await sqlOf(req).query(`delete from ${table} where file_id = $1 and ${owner} is null`, [fileId])
  if (rowCount) await rm(pathOfFile(fileId), { force: true })
}

/** Removes files that belong to nothing, a day after they came. */
export async function removeStaleFiles(req: PayloadRequest, { table, owner }: FileTable): Promise<number> {
  const { rows } = await sqlOf(req).query<{ file_id: string }>(
    `delete from ${table} where ${owner} is null and created_at < now() - interval '1 day' returning file_id`,
  )
  for (const { file_id: fileId } of rows) await rm(pathOfFile(fileId), { force: true })
  return rows.length
}

/** Whether any table knows a file, also one of a plugin that is switched off. */
async function isRecorded(req: PayloadRequest, fileId: string): Promise<boolean> {
  const { rows: tables } = await sqlOf(req).query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'file_id'`,
  )
  for (const { name } of tables) {
    const { rowCount } = await sqlOf(req).query(`select from ${name} where file_id::text = $1 limit 1`, [fileId])
    if (rowCount) return true
  }
  return false
}

/**
 * Removes what uploads left that were cut short, by a killed process most likely, a day after they began: parts of files,
 * and whole ones whose record was never stored.
 */
export async function removeStaleParts(req: PayloadRequest): Promise<void> {
  const names = await readdir(uploadsFolder()).catch(() => [])
  for (const name of names.filter((one) => one.endsWith(PART))) {
    const part = path.join(uploadsFolder(), name)
    const { mtimeMs } = await stat(part).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs >= Date.now() - DAY_MILLISECONDS) continue
    const fileId = name.slice(0, -PART.length)
    if (isFileId(fileId) && !(await isRecorded(req, fileId))) await rm(pathOfFile(fileId), { force: true })
    await rm(part, { force: true })
  }
}

/**
 * Opens the file of a record. Whether the caller may read it was asked before.
 * @throws HttpError 404 when its bytes are not there
 */
export async function openKept({ fileId, name, mimeType }: FileRecord): Promise<OpenFile> {
  const { size } = await stat(pathOfFile(fileId)).catch(() => {
    throw new HttpError(404, 'Not found')
  })
  return { name, mimeType, size, stream: () => createReadStream(pathOfFile(fileId)) }
}

const asciiName = (name: string): string => name.replace(/[^\x20-\x7e]|["\\%]/g, '_')

/** A file as a download that no browser shows or runs. */
export function sendFile(file: OpenFile): Response {
  return new Response(Readable.toWeb(file.stream()) as ReadableStream, {
    headers: {
      'Content-Type': file.mimeType,
      'Content-Length': String(file.size),
      'Content-Disposition': `attachment; filename="${asciiName(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  })
}
