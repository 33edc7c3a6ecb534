import type { PayloadRequest } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { HttpError } from '@/lib/server/http-error'
import { dropFreeFile, type FileTable, isFileId, keepArrived, type OpenFile, openKept } from '@/lib/server/kept-files'
import type { CheckedFile } from '@/lib/server/plain-form'
import { sqlOf } from '@/lib/server/sql'
import type { Resume } from './schema'

/** Where the files of job applications are recorded. */
export const careerFileTable: FileTable = { table: 'career_files', owner: 'application_id' }

const addressOf = (fileId: string): string => `/api/career-files/${fileId}`

/** Keeps the résumé of an application, in its transaction. When that fails later, the call ends the stay of the file. */
export async function keepResume(req: PayloadRequest, file: CheckedFile, applicationId: number): Promise<Resume> {
  const { name, mimeType, size } = file
  const fileId = await keepArrived(file, (id) =>
    req.payload.create({
      collection: 'career_files',
      data: { fileId: id, name, mimeType, size, application: applicationId },
      depth: 0,
      req,
      // Visitors upload through this operation only.
      overrideAccess: true,
    }),
  )
  return { url: addressOf(fileId), name, size }
}

/** The résumé that came with an application, for whoever may see it. */
export async function resumeOf(req: PayloadRequest, applicationId: number): Promise<Resume | undefined> {
  if (!isAdmin(req.user as Person)) return undefined
  const { docs } = await req.payload.find({
    collection: 'career_files',
    where: { application: { equals: applicationId } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const file = docs[0]
  return file && { url: addressOf(file.fileId), name: file.name, size: file.size }
}

/**
 * Opens a résumé for an administrator.
 * @throws HttpError 404 for everybody else, as for a file that does not exist
 */
export async function openResume(req: PayloadRequest, fileId: string): Promise<OpenFile> {
  const missing = new HttpError(404, 'Not found')
  if (!isFileId(fileId) || !isAdmin(req.user as Person)) throw missing
  const { docs } = await req.payload.find({
    collection: 'career_files',
    where: { fileId: { equals: fileId } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!docs[0]) throw missing
  return openKept(docs[0])
}

/** The ids of the files of an application. */
export async function fileIdsOf(req: PayloadRequest, applicationId: number | string): Promise<string[]> {
  const { rows } = await sqlOf(req).query<{ file_id: string }>(
    'select file_id from career_files where application_id = $1',
    [applicationId],
  )
  return rows.map(({ file_id: fileId }) => fileId)
}

/** Removes résumés whose application is gone; those that still belong to one stay. */
export async function dropResumes(req: PayloadRequest, fileIds: string[]): Promise<void> {
  for (const fileId of fileIds) await dropFreeFile(req, careerFileTable, fileId)
}
