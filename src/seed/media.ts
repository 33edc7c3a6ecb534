import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'

const FOLDER = path.resolve(process.cwd(), 'src/seed/media')

/** Puts a drawing of the seed into the media library, once, and returns its id. */
export async function seedDrawing(req: PayloadRequest, name: string, alt: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: name } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  if (docs[0]) return docs[0].id
  const data = await readFile(path.join(FOLDER, name))
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/svg+xml', name, size: data.length },
    // A seed that was cut short left its files behind.
    overwriteExistingFiles: true,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  return id
}
