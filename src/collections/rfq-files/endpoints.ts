import { rm } from 'node:fs/promises'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isAnyone, isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { sendFile } from '@/lib/server/kept-files'
import { type ArrivedFile, readForm } from '@/lib/server/upload'
import { dropFile, keepFile, openFile } from './operations'
import { fileKinds, MAX_FILE_BYTES } from './schema'

const arrived = new WeakSet<object>()

const upload = z.object({
  kind: z.enum([fileKinds[0].value, fileKinds[1].value], 'Unknown kind of file').default('document'),
  // Only the multipart reader can make one: JSON has no way to name a path on this machine.
  file: z.custom<ArrivedFile>((value) => arrived.has(value as object), 'Please choose a file'),
})

/** Uploading a file before the request is sent, taking it back, and reading it afterwards. */
export const rfqFileEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/rfq-files',
    allow: isAnyone,
    limit: { name: 'rfq-files', points: 60, seconds: 3600 },
    status: 201,
    body: upload,
    otherBody: async (req) => {
      if (!/^multipart\/form-data/i.test(req.headers.get('content-type') ?? '')) return undefined
      const form = await readForm(req as unknown as Request, { files: 1, fileBytes: MAX_FILE_BYTES, fieldBytes: 1000 })
      const [file] = form.files
      const kind = upload.shape.kind.safeParse(form.fields.kind)
      if (!kind.success && file) await rm(file.path, { force: true })
      if (file) arrived.add(file)
      return { kind: form.fields.kind, file }
    },
    run: ({ req, body }) => keepFile(req, body.file, body.kind),
  }),
  endpoint({
    method: 'delete',
    path: '/rfq-files/:id',
    allow: isAnyone,
    limit: { name: 'rfq-files-drop', points: 120, seconds: 3600 },
    run: async ({ req, param }) => {
      await dropFile(req, param('id'))
      return { message: 'Removed' }
    },
  }),
  endpoint({
    method: 'get',
    path: '/rfq-files/:id',
    allow: isSignedIn,
    run: async ({ req, param }) => sendFile(await openFile(req, param('id'))),
  }),
]
