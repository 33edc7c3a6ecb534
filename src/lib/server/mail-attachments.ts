import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { OutboundEmail } from '@/payload-types'

/** A file that goes along with a mail: its name there, and what it is of. Its bytes are never in the queue. */
export type AttachmentRef = { name: string; kind: string; id: number }
/** Fetches the bytes of one kind of file; throws when they are not there. Nobody is signed in. */
export type AttachmentSource = (req: PayloadRequest, id: number) => Promise<{ mimeType: string; bytes: Buffer }>
/** The sources of the plugins, by the kind that a reference names: `custom.mailAttachments` of the config. */
export type AttachmentSources = Record<string, AttachmentSource>

type Attached = { filename: string; contentType: string; content: Buffer }

/**
 * The files that go along with a mail.
 * @throws Error that names the file which is not there: a mail goes out whole or not yet, and the queue tries it again
 */
export async function attachedFiles(payload: Payload, mail: Pick<OutboundEmail, 'attachments'>): Promise<Attached[]> {
  const wanted = (mail.attachments ?? []) as AttachmentRef[]
  if (wanted.length === 0) return []
  const sources = (payload.config.custom?.mailAttachments ?? {}) as AttachmentSources
  const req = await createLocalReq({}, payload)
  const files: Attached[] = []
  for (const { name, kind, id } of wanted) {
    try {
      const source = sources[kind]
      if (!source) throw new Error(`nothing here knows files of the kind “${kind}”`)
      const { mimeType, bytes } = await source(req, id)
      files.push({ filename: name, contentType: mimeType, content: bytes })
    } catch (error) {
      throw new Error(`The attachment ${name} cannot be had: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return files
}
