import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { isFileId, keepArrived, type OpenFile, openKept } from '@/lib/server/kept-files'
import type { CheckedFile } from '@/lib/server/plain-form'
import type { ServiceRequestFile } from '@/payload-types'
import type { Attachment } from '../service-requests/schema'

/** The message that a file goes with. */
type Place = { request: number; message: number; owner: number; isInternal: boolean }

/** Keeps the files of a message, in its transaction. When that fails later, the call ends the stay of the files. */
export async function keepAttachments(req: PayloadRequest, files: CheckedFile[], place: Place): Promise<void> {
  for (const file of files)
    await keepArrived(file, (fileId) =>
      req.payload.create({
        collection: 'service_request_files',
        data: { fileId, name: file.name, mimeType: file.mimeType, size: file.size, ...place },
        depth: 0,
        req,
        // Files come in with a message, whose operation has asked who may write it.
        overrideAccess: true,
      }),
    )
}

/** A file as those who may read it see it. */
export const presentAttachment = ({ fileId, name, size }: ServiceRequestFile): Attachment => ({
  url: `/api/request-files/${fileId}`,
  name,
  size,
})

/**
 * Opens a file for the owner of its request, or for the desk.
 * @throws HttpError 404 for everybody else, as for a file that does not exist
 */
export async function openAttachment(req: PayloadRequest, fileId: string): Promise<OpenFile> {
  const missing = new HttpError(404, 'Not found')
  if (!isFileId(fileId)) throw missing
  const { docs } = await req.payload.find({
    collection: 'service_request_files',
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
