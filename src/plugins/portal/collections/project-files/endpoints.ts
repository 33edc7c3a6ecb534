import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { endArrival, sendFile } from '@/lib/server/kept-files'
import { type CheckedFile, isCheckedFile, readFormWithFile } from '@/lib/server/plain-form'
import { findProject, mayJoinAsStaff } from '../client-projects/find'
import { addFile, openProjectFile, removeFile } from './operations'
import { ACCEPTED_ENDINGS, ACCEPTED_TYPES, FILE_FIELD, MAX_FILE_BYTES } from './schema'

const upload = z.object({ [FILE_FIELD]: z.custom<CheckedFile>(isCheckedFile, 'Please choose a file') })

/** Files of a project: up, down, and away again. */
export const projectFileEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/client/projects/:id/files',
    allow: isSignedIn,
    limit: { name: 'project-files', points: 120, seconds: 3600 },
    body: upload,
    otherBody: async (req) => {
      // Asked before the bytes are taken in, and once more when they are kept.
      await findProject(req, String(req.routeParams?.id ?? ''), mayJoinAsStaff)
      return readFormWithFile(req, {
        field: FILE_FIELD,
        maxBytes: MAX_FILE_BYTES,
        endings: ACCEPTED_ENDINGS,
        types: ACCEPTED_TYPES,
      })
    },
    endBody: async (body, hasSucceeded) => {
      const file = body[FILE_FIELD]
      if (isCheckedFile(file)) await endArrival(file, hasSucceeded)
    },
    idempotent: true,
    // The file lies elsewhere with each post; a repeat is told by its name and its size.
    sameCall: ({ file }) => [file.name, file.size],
    status: 201,
    run: ({ req, param, body }) => addFile(req, param('id'), body.file),
  }),
  endpoint({
    method: 'get',
    path: '/project-files/:id',
    allow: isSignedIn,
    run: async ({ req, param }) => sendFile(await openProjectFile(req, param('id'))),
  }),
  endpoint({
    method: 'delete',
    path: '/project-files/:id',
    allow: isSignedIn,
    limit: { name: 'project-files-drop', points: 120, seconds: 3600 },
    run: async ({ req, param }) => {
      await removeFile(req, param('id'))
      return { message: 'Removed' }
    },
  }),
]
