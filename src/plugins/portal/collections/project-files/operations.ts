import type { PayloadRequest } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { afterCommit } from '@/lib/server/after-commit'
import { HttpError } from '@/lib/server/http-error'
import { dropFreeFile, type FileTable, isFileId, keepArrived, type OpenFile, openKept } from '@/lib/server/kept-files'
import type { CheckedFile } from '@/lib/server/plain-form'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { ProjectFile as Row, User } from '@/payload-types'
import { findProject, mayJoinAsStaff } from '../client-projects/find'
import { idOf } from '../client-projects/parts'
import type { ProjectFile } from '../client-projects/schema'
import { MAX_PROJECT_FILES } from './schema'

/** Where the files of projects are recorded. */
export const projectFileTable: FileTable = { table: 'project_files', owner: 'project_id' }

/** A file as the calls answer it to a person. */
export const presentFile = (row: Row, person: Person): ProjectFile => ({
  id: row.fileId,
  url: `/api/project-files/${row.fileId}`,
  name: row.name,
  size: row.size,
  uploaderName: row.uploaderName,
  isOwn: idOf(row.uploadedBy) === person?.id,
  createdAt: row.createdAt,
})

/**
 * Keeps a file for a project of the caller, or for any when the caller is an administrator.
 * @throws HttpError 404 for a project of somebody else, 409 when the project has all the files that it can have
 */
export async function addFile(req: PayloadRequest, projectId: string, file: CheckedFile): Promise<ProjectFile> {
  const uploader = req.user as User
  return inTransaction(req, async () => {
    const project = await findProject(req, projectId, mayJoinAsStaff)
    const ids = await fileIdsOfProject(req, project.id)
    if (ids.length >= MAX_PROJECT_FILES) throw new HttpError(409, `A project holds at most ${MAX_PROJECT_FILES} files`)
    const { name, mimeType, size } = file
    let row: Row | undefined
    await keepArrived(file, async (fileId) => {
      row = await req.payload.create({
        collection: 'project_files',
        data: {
          project: project.id,
          // The hook overwrites the owner; it stands here because a file needs one.
          owner: idOf(project.userId) ?? 0,
          fileId,
          name,
          mimeType,
          size,
          uploadedBy: uploader.id,
          uploaderName: uploader.fullName,
        },
        depth: 0,
        req,
        // Files come in through this operation only, which has just asked whose project it is.
        overrideAccess: true,
      })
    })
    return presentFile(row as Row, req.user as Person)
  })
}

/**
 * The record of a file that the caller may read: its project's owner, or an administrator.
 * @throws HttpError 404 for everybody else, as for a file that does not exist
 */
async function findFile(req: PayloadRequest, fileId: string): Promise<Row> {
  const missing = new HttpError(404, 'Not found')
  if (!isFileId(fileId) || !req.user) throw missing
  const { docs } = await req.payload.find({
    collection: 'project_files',
    where: { and: [{ fileId: { equals: fileId } }, { project: { exists: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  if (!docs[0]) throw missing
  return docs[0]
}

/**
 * Opens a file for its project's owner or for an administrator.
 * @throws HttpError 404 for everybody else
 */
export const openProjectFile = async (req: PayloadRequest, fileId: string): Promise<OpenFile> =>
  openKept(await findFile(req, fileId))

/**
 * Takes a file back: who put it there may, and an administrator.
 * @throws HttpError 404 for who may not see it, 403 for who may see it only
 */
export async function removeFile(req: PayloadRequest, fileId: string): Promise<void> {
  const person = req.user as Person
  const file = await findFile(req, fileId)
  if (idOf(file.uploadedBy) !== person?.id && !isAdmin(person))
    throw new HttpError(403, 'Only who added a file can remove it')
  await sqlOf(req).query('update project_files set project_id = null where file_id = $1', [fileId])
  afterCommit(() => dropProjectFiles(req, [fileId]).catch((error: unknown) => req.payload.logger.error(error)))
}

/** The ids of the files of a project. */
export async function fileIdsOfProject(req: PayloadRequest, projectId: number | string): Promise<string[]> {
  const { rows } = await sqlOf(req).query<{ file_id: string }>(
    'select file_id from project_files where project_id = $1',
    [projectId],
  )
  return rows.map(({ file_id: fileId }) => fileId)
}

/** Removes files that hang on no project any more; those that still do stay. */
export async function dropProjectFiles(req: PayloadRequest, fileIds: string[]): Promise<void> {
  for (const fileId of fileIds) await dropFreeFile(req, projectFileTable, fileId)
}
