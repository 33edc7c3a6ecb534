import { rm } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { acceptedType, safeName } from '@/lib/server/file-types'
import { HttpError } from '@/lib/server/http-error'
import { dropFreeFile, type FileTable, isFileId, keepArrived, type OpenFile, openKept } from '@/lib/server/kept-files'
import { sqlOf } from '@/lib/server/sql'
import type { ArrivedFile } from '@/lib/server/upload'
import type { RfqFile as RfqFileRecord } from '@/payload-types'
import { ACCEPTED_ENDINGS, type FileKind, type UploadedFile } from './schema'

/** Where the files of quote requests are recorded. */
export const rfqFileTable: FileTable = { table: 'rfq_files', owner: 'request_id' }

const ADDRESS = /^\/api\/rfq-files\/([0-9a-f-]{36})$/

const addressOfFile = (fileId: string): string => `/api/rfq-files/${fileId}`

/**
 * Keeps a file that has arrived, under an id that cannot be guessed. Whoever knows the id may attach it to one request.
 * @throws HttpError 415 when it is not one of the types that are taken, by its content and by its name
 */
export async function keepFile(req: PayloadRequest, file: ArrivedFile, kind: FileKind): Promise<UploadedFile> {
  const name = safeName(file.name)
  const mimeType = await acceptedType(file.path, name, ACCEPTED_ENDINGS)
  if (!mimeType) {
    await rm(file.path, { force: true })
    throw new HttpError(415, `“${name}” is not a PDF, PNG, JPEG, WebP, DWG, DXF, XLSX or DOCX file`, {
      errors: [{ path: kind === 'floorPlan' ? 'floorPlanUrls' : 'documentUrls', message: `“${name}” cannot be taken` }],
    })
  }
  const fileId = await keepArrived(file, (id) =>
    req.payload.create({
      collection: 'rfq_files',
      data: { fileId: id, name, mimeType, size: file.size, kind, uploadedBy: req.user?.id },
      req,
      // Visitors upload through this operation only.
      overrideAccess: true,
    }),
  )
  return { id: fileId, url: addressOfFile(fileId), name, size: file.size, mimeType }
}

/** Keeps several files; when one is refused, none is kept. */
export async function keepFiles(
  req: PayloadRequest,
  files: ArrivedFile[],
  kindOf: (field: string) => FileKind,
): Promise<(UploadedFile & { kind: FileKind })[]> {
  const kept: (UploadedFile & { kind: FileKind })[] = []
  try {
    for (const file of files)
      kept.push({ ...(await keepFile(req, file, kindOf(file.field))), kind: kindOf(file.field) })
    return kept
  } catch (error) {
    for (const file of files) await rm(file.path, { force: true })
    for (const file of kept) await dropFile(req, file.id)
    throw error
  }
}

/** Removes an upload that no request has taken; unknown ids are no error. */
export const dropFile = (req: PayloadRequest, fileId: string): Promise<void> => dropFreeFile(req, rfqFileTable, fileId)

/**
 * Gives uploads to a request, in its transaction. Each can be taken once.
 * @throws HttpError 400 for any address that is not a free upload of this site
 */
export async function attachFiles(
  req: PayloadRequest,
  requestId: number,
  field: string,
  urls: string[],
): Promise<void> {
  for (const [index, url] of urls.entries()) {
    const fileId = ADDRESS.exec(url)?.[1] ?? ''
    const kind: FileKind = field === 'floorPlanUrls' ? 'floorPlan' : 'document'
    const { rowCount } = isFileId(fileId)
      ? await sqlOf(req).query(
          'update rfq_files set request_id = $1, kind = $3, updated_at = now() where file_id = $2 and request_id is null',
          [requestId, fileId, kind],
        )
      : { rowCount: 0 }
    if (!rowCount)
      throw new HttpError(400, 'Only files that were uploaded here can be attached', {
        errors: [{ path: `${field}.${index}`, message: 'This file was not uploaded here, or was used already' }],
      })
  }
}

async function mayRead(req: PayloadRequest, file: RfqFileRecord): Promise<boolean> {
  const person = req.user as Person
  if (!person) return false
  if (isSalesStaff(person)) return true
  if (!file.request) return file.uploadedBy === person.id
  const request = await req.payload.findByID({
    collection: 'rfq_requests',
    id: file.request as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return Boolean(request)
}

/**
 * Opens a file for its owner or for sales staff.
 * @throws HttpError 404 for everybody else, as for a file that does not exist
 */
export async function openFile(req: PayloadRequest, fileId: string): Promise<OpenFile> {
  const missing = new HttpError(404, 'Not found')
  if (!isFileId(fileId)) throw missing
  const { docs } = await req.payload.find({
    collection: 'rfq_files',
    where: { fileId: { equals: fileId } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // Who may read it depends on the request that it belongs to; asked next.
    overrideAccess: true,
  })
  const file = docs[0]
  if (!file || !(await mayRead(req, file))) throw missing
  return openKept(file)
}
